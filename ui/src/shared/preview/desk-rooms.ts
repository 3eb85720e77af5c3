/** What the desk's set-up rooms are told, invented: the template, the draw, a roster with something wrong in it. */

import type { PaperSize, Sheet, SheetWish } from "../house";
import type { DrawPlan } from "../types/DrawPlan";
import type { DrawView } from "../types/DrawView";
import type { RosterView } from "../types/RosterView";
import type { SetUp } from "../types/SetUp";
import type { SetUpView } from "../types/SetUpView";
import type { StageView } from "../types/StageView";
import type { StandingsView } from "../types/StandingsView";
import { structure } from "./prizes";
import { names, seated, tables } from "./room";
import { arrangements, drawsMade } from "./seats";
import { chipSet, stages, noLimit } from "./schedule";
import { eventName, phases, state } from "./scene";

const price = { prize: 2_500, fee: 0, bounty: 0, staff: 0, league: 0 };

export const setup: SetUp = {
  name: eventName,
  game: "No-limit hold’em",
  starts_at: null,
  currency: { code: "USD", decimals: 2 },
  price,
  locale: null,
  buy_ins: [],
  late_price: null,
  early_bird: null,
  rebuy: { price, chips: 1_000, limit: 1, until: { type: "level", level: 4 }, at_most: 0 },
  add_on: { price, chips: 2_000, limit: 1, from: { type: "first_break" }, until: { type: "first_break" } },
  re_entry: null,
  late_entry_until: { type: "level", level: 4 },
  starting_stack: 1_000,
  stack_chips: [15, 13, 6, 0],
  chips: chipSet.slice(0, 4),
  chip_lot: 50,
  stacks_expected: 24,
  schedule: {
    stages: stages.map((stage) =>
      stage.is_break
        ? { type: "break", length_ms: stage.length_ms, note: "" }
        : {
            type: "level",
            small: stage.small,
            big: stage.big,
            ante: { type: "none" },
            ...noLimit,
            length_ms: stage.length_ms,
            note: "",
          },
    ),
    after_last: "double",
    games: null,
  },
  tables: null,
  rules: {
    book: "hpt",
    form: "full_ring",
    initial_seats: "card_draw",
    button: "dead",
    tighter: { tables: 0, near_money: false, restart_tables: 0 },
    halt_at: null,
    moved_in: "plays",
    seats_per_table: 10,
    preferred_size: 9,
    first_button: "ace",
    tolerance: 1,
    mover: "same_position",
    from_table: "low_card",
    to_seat: "eliminated_seat",
    redraws: [
      { players: 18, tables: 2, of_tables: 0 },
      { players: 9, tables: 1, of_tables: 0 },
    ],
    ante_order: "blind_first",
    hold_breaks: { type: "while_entries" },
    race: "high_cards",
    hand_for_hand: { pace: "hand_for_hand", off_s: 120, advised_from: 0 },
    calling_time: { seconds: 60, warnings: [10], count_from: 0, not_before: 0 },
    absence: { type: "split_after", minutes: 20 },
    no_show: { due: { type: "level", level: 2 }, money: { type: "forfeited" } },
  },
  prizes: structure,
  pool: { guarantee: 0, added: 0, withheld: [], goods: [], report_above: null },
  bounty: "fixed",
};

export function setUpView(): SetUpView {
  const before = phases[state] === "registering" || phases[state] === "drawn";
  return {
    setup,
    change: before
      ? { yes: true, why_not: "" }
      : { yes: false, why_not: "Play has begun; the set-up stays as the players were told." },
    predicted_minutes: [205, 250],
    stack: chipSet.slice(0, 3).map((chip, index) => {
      const each = [15, 13, 6][index] ?? 0;
      return { ...chip, each, all: each * names.length };
    }),
  };
}

export function drawPlan(): DrawPlan {
  const suits = ["spades", "hearts", "diamonds", "clubs", "spades, second deck", "hearts, second deck"];
  return {
    players: names.length,
    tables: suits.map((suit, index) => ({ table: index + 1, players: 10, cards: `A–10 of ${suit}` })),
    rule: { book: "HPT", rule: "Seating" },
    why_not: "",
    initial_seats: "card_draw",
    alternates: 0,
    arrangements,
    problems: [],
    room_tables: null,
    cards_under_way: false,
  };
}

export function draw(): DrawView {
  return {
    number: 1,
    draws: 1,
    at: Date.now() - 120_000,
    title: "Initial draw",
    seed: "9f3c17a2d4e8b605",
    fingerprint: "7F3A",
    method:
      "The list of 60 players in the order of entry is shuffled once, by numbers that ChaCha20 makes from the seed, and dealt to the seats in order.",
    arranged: ["Dele Okafor has table 3 seat 2."],
    not_kept: [],
    made: drawsMade(),
    seats: tables.flatMap(({ table, seats }) =>
      seats
        .filter((seat) => seat.entry !== null)
        .map(({ entry, name, seat }) => ({ entry: entry ?? 0, name, seat: { table, seat } })),
    ),
  };
}

export function standings(): StandingsView {
  const won = state === "winner";
  const rows = names.slice(seated).map((name, index) => {
    const place = won ? index + 2 : seated + index + 1;
    return {
      place,
      place_to: place,
      entry: seated + index + 1,
      name,
      prize: won ? ([18_500, 15_000, 7_500, 3_500][index] ?? 0) : 0,
    };
  });
  const winner = { place: 1, place_to: 1, entry: 14, name: "Marta Ruiz", prize: 30_500 };
  const all = won ? [winner, ...rows] : rows;
  return { is_final: won, total: all.length, from: 0, rows: all };
}

/** Reads one name a line and finds fault with the second one, so that every kind of line can be seen. */
export function roster(text: string): RosterView {
  const usual = { buy_in: 0, payment: "cash" as const, how: "", last_name: "", card: "" };
  const lines = text.split("\n").map((name, index) => {
    const line = index + 1;
    if (name.trim() === "") return { line, name: "", verdict: "skipped" as const, ...usual, note: "" };
    if (line === 2)
      return { line, name, verdict: "look" as const, ...usual, note: "Another player has nearly this name." };
    if (line === 3) {
      return {
        line,
        name,
        verdict: "left_out" as const,
        ...usual,
        note: "Already entered; tick it for a second player of this name.",
      };
    }
    return { line, name, verdict: "player" as const, ...usual, note: "" };
  });
  return {
    lines,
    players: lines.filter((line) => line.verdict === "player" || line.verdict === "look").length,
    remark: "Read as UTF-8, one name a line.",
  };
}

const MILLIMETRES: Record<PaperSize, [number, number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
  a2: [420, 594],
  tabloid: [279.4, 431.8],
  a6: [105, 148],
  roll80: [80, 84],
};
/** Sheets that lie on their long side. */
const LYING: Sheet[] = ["table_sheets", "room_map"];

/** A page that stands for the real one: as much as is needed to see how pages are laid out at the desk. */
export function page({ sheet, paper }: SheetWish, number: number): { page: string; pages: number } {
  const [short, long] = MILLIMETRES[paper];
  const [width, height] = LYING.includes(sheet) ? [long, short] : [short, long];
  const unit = width / 210;
  const text = (x: number, y: number, size: number, words: string | number): string =>
    `<text x="${x * unit}" y="${y * unit}" font-size="${size * unit}" font-weight="700">${words}</text>`;
  const card = (name: string, index: number): string => {
    const [x, y] = [12 + (index % 2) * 95, 12 + Math.floor(index / 2) * 53];
    return `<rect x="${x * unit}" y="${y * unit}" width="${92 * unit}" height="${50 * unit}" fill="none" stroke="#999"/>
      ${text(x + 5, y + 26, 17, `${1 + (index % 6)} . ${1 + (index % 10)}`)}${text(x + 5, y + 39, 6, name)}`;
  };
  const stage = (step: StageView, index: number, size: number): string => {
    const y = 45 + index * size * 1.25;
    if (step.is_break) return text(14, y, size * 0.5, "Break");
    return text(14, y, size, step.level ?? "") + text(70, y, size, `${step.small} / ${step.big}`);
  };
  const name = (name: string, index: number): string => text(14, 45 + index * 9, 5, name);
  const slip = (): string =>
    text(12, 24, 16, "Please move") + text(12, 60, 24, "Marta Ruiz") + text(30, 150, 90, "6  3");
  const bodies: Partial<Record<Sheet, () => string[]>> = {
    seat_cards: () => names.slice(0, 10).map(card),
    break_cards: () => names.slice(0, 8).map((_, index) => card("", index)),
    blinds_poster: () => stages.slice(0, 20).map((step, index) => stage(step, index, 9)),
    fairness_sheet: () => names.slice(0, 40).map((name, index) => text(14, 60 + index * 5, 3.5, name)),
    schedule_sheet: () => stages.slice(0, 34).map((step, index) => stage(step, index, 5)),
    move_slips: () => [slip()],
    absent_cards: () => [slip()],
  };
  const lines = Math.floor((height / unit - 60) / 9);
  const body = (bodies[sheet] ?? (() => names.slice(0, lines).map(name)))().join("");
  const pages = sheet === "blinds_poster" || sheet === "schedule_sheet" || sheet === "room_map" ? 1 : 3;
  const foot = text(12, height / unit - 6, 4, `${sheet.replaceAll("_", " ")}, page ${number + 1}`);
  return {
    page: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>${body}${foot}</svg>`,
    pages,
  };
}
