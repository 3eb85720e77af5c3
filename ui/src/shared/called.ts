/** How a level, a table, a seat and a place are called, in the language of the room; and what the log calls the desk. */

import { say } from "./say.svelte";
import { tableName } from "./table-names.svelte";
import type { StageView } from "./types";

/** `table 6`; with a name it goes by that, and a name that begins with a figure is a kind of number. */
export function tableCalled(table: number): string {
  const name = tableName(table);
  return name === "" || /^\d/.test(name) ? say("table-numbered", { number: name || table }) : name;
}

/** A table without the word: its number, or its name. */
export const tableShort = (table: number): string => tableName(table) || String(table);

export const seatCalled = ({ table, seat }: { table: number; seat: number }): string =>
  say("table-and-seat", { table: tableCalled(table), seat });

/** The same as it begins a line. */
export function seatAlone(at: { table: number; seat: number }): string {
  const [first = "", ...rest] = seatCalled(at);
  return first.toLocaleUpperCase() + rest.join("");
}

/** `12–4`: the number also of a table with a name, which would leave no room for the seat. */
export const seatShort = ({ table, seat }: { table: number; seat: number }): string => `${table}–${seat}`;

/** A level by its number, or the break. */
export const stageCalled = ({ is_break, level }: StageView): string =>
  is_break ? say("break") : say("level", { number: level ?? 0 });

/** A place, or the places that are shared. */
export const placeCalled = ({ place, place_to }: { place: number; place_to: number }): string =>
  place === place_to ? say("place", { number: place }) : say("place-range", { from: place, to: place_to });

/** `3rd`, or `3rd to 5th` where places are shared. */
export function placesCalled(from: number, to: number): string {
  const first = say("place", { number: from });
  return from === to ? first : say("places", { from: first, to: say("place", { number: to }) });
}

/** What the log calls the desk of the house. */
export const DESK = "desk";

/** The device at which something was said; nothing where that was the desk, as with nearly everything. */
export const saidAt = (device: string): string => (device === DESK ? "" : device);
