/** What the desk says about seats: what is arranged, cards, alternates, the proof of a draw. */

import { listed } from "$shared/say.svelte";
import { say, under } from "./say";
import { common } from "./common";

export const deskSeats = under("seats", {
  wouldWait: (count: number): string => say("seats-would-wait", { count }),
  kinds: under("seats-kinds"),
  giveUp: (text: string): string => say("seats-give-up", { text }),
  cardNext: (name: string): string => say("seats-card-next", { name }),
  cardsLeft: (count: number): string => say("seats-cards-left", { count }),
  alternatePlace: (place: number): string => say("seats-alternate-place", { place }),
  waiting: (count: number): string => say("seats-waiting", { count }),
  seatThem: (count: number): string => say("seats-seat-them", { count }),
  openTable: (table: number): string => say("seats-open-table", { table: common.tableCalled(table) }),
  line: (line: number): string => say("seats-line", { line }),
  rowMenuOf: (name: string): string => say("seats-row-menu-of", { name }),
  unlock: (seat: string): string => say("seats-unlock", { seat }),
  lockedAt: (seat: string): string => say("seats-locked-at", { seat }),
  apartFrom: (names: string[]): string => say("seats-apart-from", { names: listed(names) }),
});
