/** What the desk says: the bar, the rail, the floor line, the palette. The rooms have catalogues of their own. */

import { eitherOf, listed } from "$shared/book.svelte";
import { exampleAmount } from "$shared/typed";
import type { Currency } from "$shared/types/Currency";
import type { Need } from "$shared/types/Need";
import { say, under } from "./say";
import { deskGenerator } from "./generator";
import { deskHands } from "./hands";
import { deskAlso, deskHelp, deskSettings, deskTour } from "./help";
import { deskHouse } from "./house";
import { deskRooms } from "./rooms";
import { deskScreens } from "./screens";

export const desk = under("desk", {
  title: "Shuffle Up",
  startsBySelf: (time: string): string => say("desk-starts-by-self", { time }),
  next: (blinds: string): string => say("desk-next", { blinds }),
  breakThen: (blinds: string): string => say("desk-break-then", { blinds }),
  ofEntries: (entries: number): string => say("desk-of-entries", { entries }),
  atTime: (time: string): string => say("desk-at-time", { time }),
  comesOff: (chips: string): string => say("desk-comes-off", { chips }),
  paid: (places: number): string => say("desk-paid", { places }),

  /** In a field that takes an amount and cannot read it. */
  amountLike: (currency: Currency): string => say("desk-amount-like", { example: exampleAmount(currency) }),

  /** The picker of a colour. */
  colour: under("desk-colour", { names: under("desk-colour-names") }),

  /** The menu of a field that takes text. */
  textVerbs: under("desk-text-verbs"),

  lostSince: (time: string): string => say("desk-lost-since", { time }),
  moreAfter: (count: number): string => say("desk-more-after", { count }),
  requests: under("desk-requests", {
    out: (players: string[], hitmen: string[]): string => {
      const all = players.join("; ");
      return hitmen.length === 0
        ? say("desk-requests-out", { players: all })
        : say("desk-requests-out-by", { players: all, hitmen: listed(hitmen) });
    },
    wantsFloor: (table: string): string => say("desk-requests-wants-floor", { table }),
    by: (who: string): string => say("desk-requests-by", { who }),
  }),
  putOff: under("desk-put-off", {
    later: (until: string): string => say("desk-put-off-later", { until }),
    waiting: (count: number): string => say("desk-put-off-waiting", { count }),
    waits: (what: string, until: string, why: string): string => {
      if (why === "") return until === "" ? what : say("desk-put-off-waits", { what, until });
      return until === ""
        ? say("desk-put-off-waits-only-why", { what, why })
        : say("desk-put-off-waits-why", { what, until, why });
    },
    dueAgain: (what: string): string => say("desk-put-off-due-again", { what }),
    untilTime: (time: string): string => say("desk-put-off-until-time", { time }),
  }),
  /** The number asked for in the advice line. */
  whichSeat: (table: string): string => say("desk-which-seat", { table }),
  needs: (need: Need): string => {
    switch (need.type) {
      case "button":
        return say("desk-needs-button", { table: String(need.table), any: eitherOf(need.seats) });
      case "big_blind":
        return say("desk-needs-big-blind", { table: String(need.table), any: eitherOf(need.seats) });
      case "table":
        return say("desk-needs-table", { table: String(need.table), any: eitherOf(need.tables) });
    }
  },
  wins: (name: string, prize: string): string => say("desk-wins", { name, prize }),
  winSeats: (seats: number): string => say("desk-win-seats", { seats }),
  endedWith: (left: number): string => say("desk-ended-with", { left }),
  winnerOnly: (name: string): string => say("desk-winner-only", { name }),

  // The question about the clock.
  gap: (away: string): string => say("desk-gap", { away }),
  runOn: (left: string, level: string): string => say("desk-run-on", { left, level }),
  resume: (left: string, level: string): string => say("desk-resume", { left, level }),

  // The rail.
  rooms: under("desk-rooms"),
  awayNow: (count: number): string => say("desk-away-now", { count }),
  tablesPlaying: (count: number): string => say("desk-tables-playing", { count }),
  movesLate: (count: number): string => say("desk-moves-late", { count }),
  movesUnderWay: (count: number): string => say("desk-moves-under-way", { count }),

  filter: under("desk-filter", {
    on: (text: string): string => say("desk-filter-on", { text: text.trim() }),
    found: (found: number, all: number | null): string =>
      all === null ? say("desk-filter-found", { found }) : say("desk-filter-found-of", { found, all }),
  }),
  rowsOf: (first: number, last: number, total: number): string => say("desk-rows-of", { first, last, total }),
  /** What a click, a drag and the keys do to whatever the pointer or the cursor is at. */
  hints: under("desk-hints"),
  /** Enter alone does not break a table, take a stack out, redraw or pay. */
  takesOwnKey: (verb: string, key: string): string => say("desk-takes-own-key", { verb, key }),
  outcomePlace: (name: string, place: string): string => say("desk-outcome-place", { name, place }),
  outcomePrize: (name: string, place: string, prize: string): string =>
    say("desk-outcome-prize", { name, place, prize }),

  // The palette.
  groups: under("desk-groups"),
  actions: under("desk-actions", {
    exportResults: (form: string): string => say("desk-actions-export-results", { form }),
    printSheet: (sheet: string): string => say("desk-actions-print-sheet", { sheet }),
  }),

  generator: deskGenerator,
  also: deskAlso,
  hands: deskHands,
  help: deskHelp,
  settings: deskSettings,
  tour: deskTour,
  house: deskHouse,
  room: deskRooms,
  screens: deskScreens,
});
