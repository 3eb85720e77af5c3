/** What the chips' room is told, invented: the 5s leave in the break, two tables are raced. */

import type { ChipSet } from "../types/ChipSet";
import type { ChipsView } from "../types/ChipsView";
import type { ColourUpView } from "../types/ColourUpView";
import type { RaceSeatView } from "../types/RaceSeatView";
import type { RaceTableView } from "../types/RaceTableView";
import type { RaceView } from "../types/RaceView";
import { tables } from "./room";
import { chipSet } from "./schedule";
import { asked, phases, state } from "./scene";

const MINUTE = 60_000;
const set: ChipSet = {
  chips: chipSet.slice(0, 4),
  stack_chips: [15, 13, 6, 0],
  lot: 50,
  stacks: 60,
};
const chip = (index: number): ChipSet["chips"][number] => set.chips[index]!;
const [red, green, black, purple] = [chip(0), chip(1), chip(2), chip(3)];
const due = state === "break" || asked.has("race");

/** The chip set; a draft is answered with its own colours and the same consequences. */
export function chipsView(draft: ChipSet | null): ChipsView {
  const shown = draft ?? set;
  const stacks = shown.stacks ?? 60;
  const lines = shown.chips.map((chip, index) => {
    const each = shown.stack_chips[index] ?? 0;
    const all = each * stacks;
    const colour_up = chip.value === 500 ? 120 : 0;
    const missing = Math.max(0, all + colour_up - chip.owned);
    return {
      chip,
      owned: chip.owned,
      each,
      all,
      colour_up,
      buy: Math.ceil(missing / shown.lot) * shown.lot,
      leaves:
        chip.value < 500
          ? { after_level: { 5: 3, 25: 8, 100: 14 }[chip.value] ?? 3, in_ms: null, now: false }
          : null,
    };
  });
  const sum = (of: (line: (typeof lines)[number]) => number): number =>
    lines.reduce((total, line) => total + of(line), 0);
  return {
    set: shown,
    lines,
    totals: {
      owned: sum((line) => line.owned),
      each: sum((line) => line.each),
      all: sum((line) => line.all),
      colour_up: sum((line) => line.colour_up),
      buy: sum((line) => line.buy),
    },
    stacks,
    capacity: 25,
    starting_stack: 1_000,
    stack_made: sum((line) => line.each * line.chip.value),
    proposal: [15, 13, 6, 0],
    fault: null,
    warnings: [
      "Red 5: 60 stacks take 900, 400 are there; 500 more, or 500 to buy.",
      "Purple 500: the colour-ups take 120, 50 are there; 70 more, or 100 to buy.",
    ],
    change_values:
      phases[state] === "playing"
        ? {
            yes: false,
            why_not: "Play has begun: values and stacks stay, colours and counts can be changed.",
          }
        : { yes: true, why_not: "" },
    colour_ups: colourUps(),
  };
}

function colourUps(): ColourUpView[] {
  const up = (
    chip: ColourUpView["chip"],
    next: ColourUpView["chip"],
    level: number,
    in_ms: number | null,
  ): ColourUpView => ({
    chip,
    next,
    leaves: { after_level: level, in_ms, now: in_ms === null },
    state: in_ms === null ? "due" : "ahead",
    call: { yes: false, why_not: `The ${chip.value}s are needed until level ${level} ends.` },
    collect: chip.value === 5 ? 900 : 780,
    bring: chip.value === 5 ? 186 : 201,
    tables: tables.length,
    tables_done: in_ms === null ? 2 : 0,
  });
  return [
    up(red, green, 3, due ? null : 12 * MINUTE),
    up(green, black, 8, 112 * MINUTE),
    up(black, purple, 14, 242 * MINUTE),
  ];
}

const cards = (text: string, won: string): RaceSeatView["cards"] =>
  text
    .split(" ")
    .filter((card) => card !== "")
    .map((card) => ({ card, words: card, red: /[♥♦]/.test(card), won: won.split(" ").includes(card) }));

/** Two tables that are raced: who had how many, which cards came, who won. */
const raced: Record<number, [number, string, string, number, string][]> = {
  1: [
    [3, "2♣ 9♦ J♠", "", 0, ""],
    [4, "A♠ K♠ 5♦ 6♦", "A♠ K♠", 2, "A♠, highest card; K♠, 2nd highest"],
    [0, "", "", 0, ""],
    [2, "Q♥ 4♣", "", 0, ""],
    [1, "7♠", "", 0, ""],
  ],
  2: [
    [2, "3♥ 8♣", "", 0, ""],
    [0, "", "", 0, ""],
    [4, "10♠ 10♦ 2♦ 6♣", "", 0, ""],
    [3, "K♦ 5♥ 9♣", "K♦", 1, "K♦, highest card"],
    [2, "4♠ 2♥", "", 1, "nobody is raced out"],
    [4, "J♥ J♣ 7♦ 3♣", "J♥", 1, "J♥, 2nd highest"],
  ],
};

function tableView(table: (typeof tables)[number]): RaceTableView {
  const lines = due ? raced[table.table] : undefined;
  const seats = table.seats
    .filter(({ entry }) => entry !== null)
    .map(({ seat, name }, index): RaceSeatView => {
      const [count, dealt, won, awarded, why] = lines?.[index] ?? [0, "", "", 0, ""];
      return {
        seat,
        name,
        chips: count,
        last: why.startsWith("nobody"),
        changed: 0,
        cards: cards(dealt, won),
        awarded,
        why,
      };
    });
  const collected = seats.reduce((sum, seat) => sum + seat.chips, 0);
  const handed_out = seats.reduce((sum, seat) => sum + seat.awarded, 0);
  return {
    table: table.table,
    bring: 31,
    collect: 150,
    seats,
    raced: lines === undefined ? null : { collected, handed_out, change: handed_out * 25 - collected * 5 },
    dealt_by_hand: table.table === 2,
  };
}

export function race(from: number, count: number): RaceView {
  const rows = tables.slice(from, from + count).map(tableView);
  const done = rows.flatMap((row) => (row.raced === null ? [] : [row.raced]));
  return {
    chip: red,
    next: green,
    unit: 5,
    unit_new: 1,
    rule: "high_cards",
    cite: { book: "HPT", rule: "Tournaments 11" },
    state: due ? "due" : "ahead",
    tables: tables.length,
    tables_done: done.length,
    done: {
      collected: done.reduce((sum, one) => sum + one.collected, 0),
      handed_out: done.reduce((sum, one) => sum + one.handed_out, 0),
      change: done.reduce((sum, one) => sum + one.change, 0),
    },
    bring: 186,
    collect: 900,
    found: due
      ? [{ name: "Marta Ruiz", seat: { table: 1, seat: 4 }, chips: 9, next: 25, handed_out: 1, removed: 20 }]
      : [],
    rows,
  };
}
