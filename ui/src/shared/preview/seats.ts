/** What the desk is told about seats, invented: what is arranged, cards drawn, those who wait. */

import type { AlternatesView } from "../types/AlternatesView";
import type { ArrangementLine } from "../types/ArrangementLine";
import type { CardDrawView } from "../types/CardDrawView";
import type { DrawMade } from "../types/DrawMade";
import { names } from "./room";
import { huge } from "./scene";

export const arrangements: ArrangementLine[] = [
  { text: "Dele Okafor: table 3 seat 2", release: { type: "lock_seat", player: 4, seat: null } },
  {
    text: "Apart: Marta Ruiz and Ivo Petrov",
    release: { type: "keep_apart", one: 5, other: 14, apart: false },
  },
  {
    text: "Blocked: table 2 seat 10",
    release: { type: "block_seat", seat: { table: 2, seat: 10 }, blocked: false },
  },
];

export function drawsMade(): DrawMade[] {
  const at = Date.now() - 240_000;
  return [
    { line: 41, at, title: "Initial draw", fingerprint: "0B9E", struck: true },
    { line: 44, at: at + 120_000, title: "Initial draw", fingerprint: "7F3A", struck: false },
  ];
}

export const drawCheck = '{"at":0,"do":{"type":"open_tournament","setup":{}}}\n';

export function cardDraw(): CardDrawView {
  const drawn = names.slice(0, 5).map((name, index) => ({
    name,
    card: `${index + 3} of hearts`,
    seat: { table: 2, seat: index + 3 },
  }));
  const waiting = names.slice(5, 25).map((name, index) => ({ entry: index + 6, name }));
  return {
    next: waiting[0] ?? null,
    waiting,
    left: waiting.length,
    drawn: drawn.reverse(),
    deck: [
      { table: 1, players: 9, cards: "A-9 of spades" },
      { table: 2, players: 3, cards: "A-2, 8 of hearts" },
      { table: 3, players: 8, cards: "A-8 of clubs" },
    ],
    why_not: "",
  };
}

export function alternates(from: number, count: number): AlternatesView {
  const waiting = huge ? names.slice(20).slice(0, 37) : names.slice(20, 24);
  const rows = waiting.map((name, index) => ({ place: index + 1, entry: 90 + index, name }));
  return {
    total: rows.length,
    can_be_seated: huge ? 2 : 0,
    table_to_open: huge ? null : 7,
    rows: rows.slice(from, from + count),
  };
}
