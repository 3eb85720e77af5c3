/** What the desk says about seats: what is arranged, cards, alternates, the proof of a draw. */

import { listed } from "$shared/say.svelte";
import { say, under } from "./say";
import { common } from "./common";

export const deskSeats = under("seats", {
  kinds: under("seats-kinds"),
  openTable: (table: number): string => say("seats-open-table", { table: common.tableCalled(table) }),
  apartFrom: (names: string[]): string => say("seats-apart-from", { names: listed(names) }),
});
