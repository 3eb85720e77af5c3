/** What the chips' room says: the set, the colour-ups, the race. */

import { chips, joined } from "$shared/format";
import { say as sayInRoom } from "$shared/say.svelte";
import { say, under } from "./say";

export const deskChips = under("chips", {
  about: (kinds: number, leaving: number): string =>
    joined([say("chips-colours", { count: kinds }), say("chips-leaving", { count: leaving })]),

  // The race.
  leave: (value: number, next: number): string => sayInRoom("chips-leave", { value, next }),
  unit: (old: number, value: number, fresh: number, next: number): string =>
    say("chips-unit", { old, value, fresh, next }),
  state: under("chips-state"),
  afterLevel: (level: number): string => say("chips-after-level", { level }),
  ofTables: (number: number, total: number): string => sayInRoom("number-of", { number, total }),
  bring: (value: number): string => say("chips-bring", { value }),
  collect: (value: number): string => say("chips-collect", { value }),
  get inPlay() {
    return sayInRoom("chips-in-play");
  },
  more: (value: number): string => `${value > 0 ? "+" : "−"}${chips(Math.abs(value))}`,
  inOf: (value: number): string => say("chips-in-of", { value }),
  outOf: (value: number): string => say("chips-out-of", { value }),
  keys: (room: number): string => say("chips-keys", { room }),
  notInRace: (table: number): string => say("chips-not-in-race", { table }),
  odd: (seat: number, name: string): string => say("chips-odd", { seat, name }),
  cards: (seat: number, name: string): string => say("chips-cards", { seat, name }),
  lastAbout: (name: string): string => say("chips-last-about", { name }),
  raceOf: (table: string): string => say("chips-race-of", { table }),
  raceAll: (count: number): string => say("chips-race-all", { count }),
  off: (value: number): string => say("chips-off", { value }),
  leaveNowAbout: (value: number): string => say("chips-leave-now-about", { value }),
  foundKey: (value: number): string => say("chips-found-key", { value }),
  foundAbout: (next: number): string => say("chips-found-about", { next }),
  foundLine: (count: number, value: number, fresh: number, next: number, removed: number): string =>
    fresh === 0
      ? say("chips-found-removed", { count, value, removed })
      : removed === 0
        ? say("chips-found-out", { count, value, fresh, next })
        : say("chips-found-both", { count, value, fresh, next, removed }),
  changed: (count: number, next: number): string => say("chips-changed", { count, next }),
  won: (count: number): string => `+${chips(count)}`,
  planLine: (bring: number, next: number, collect: number, value: number): string =>
    say("chips-plan-line", { bring, next, collect, value }),
  rule: (book: string, rule: string): string => say("chips-rule", { book, rule }),
  rules: under("chips-rules"),
  page: (from: number, to: number, all: number): string => say("chips-page", { from, to, all }),

  // The counts.
  counts: under("chips-counts"),
  countsKeys: (room: number): string => say("chips-count-keys", { room }),
  countsSince: (time: string): string => say("chips-count-since", { time }),
  countOf: (name: string): string => say("chips-count-of", { name }),
  countTable: (table: string): string => say("chips-count-table", { table }),
  takeCounts: (count: number): string => say("chips-count-take", { count }),
  countsSum: (sum: string): string => say("chips-count-sum", { sum }),
  notTaken: (count: number): string => say("chips-count-not-taken", { count }),
  lineNumber: (line: number): string => say("chips-count-line", { line }),

  // The set.
  columns: under("chips-columns"),
  cell: (column: string, name: string): string => say("chips-cell", { column, name }),
  remove: (name: string): string => say("chips-remove", { name }),
  stacksAbout: (entries: number): string => say("chips-stacks-about", { entries }),
  capacityStacks: (count: number): string => say("chips-capacity-stacks", { count }),
  ofStack: (stack: number): string => say("chips-of-stack", { stack }),
  noProposal: (stack: number, players: number): string => say("chips-no-proposal", { stack, players }),
  notNumber: (column: string, name: string): string => say("chips-not-number", { column, name }),
});
