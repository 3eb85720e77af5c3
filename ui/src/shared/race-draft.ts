/** What is typed for a race before it is held, on the desk and on the host's phone: plain text, read in one place. */

import type { RaceTableView, SeatCount, TableCount } from "$shared/types";

/** What stands in the fields of one seat. */
interface TypedSeat {
  /** The count, with a `!` where these chips are all that the player has. */
  chips: string;
  /** The cards that a dealer dealt. */
  cards: string;
}

/** The fields of a race by table and seat, such as "7.3". */
export type Typed = Record<string, TypedSeat>;

export const fieldOf = (table: number, seat: number): string => `${table}.${seat}`;

/** The count and the mark of a field; null for what is neither empty nor a whole number. */
export function countOf(text: string): { chips: number; last: boolean } | null {
  const trimmed = text.trim();
  const last = trimmed.includes("!");
  const digits = trimmed.replaceAll("!", "").trim();
  if (digits === "") return last ? null : { chips: 0, last: false };
  if (!/^\d{1,5}$/.test(digits)) return null;
  return { chips: Number(digits), last };
}

/** The same count with the mark set or taken away. */
export const marked = (text: string): string => (text.includes("!") ? text.replaceAll("!", "") : `${text}!`);

export const begun = (typed: Typed, table: RaceTableView): boolean =>
  table.seats.some(({ seat }) => (typed[fieldOf(table.table, seat)]?.chips ?? "").trim() !== "");

/** What is typed for a table, as the race is told of it; null where a field holds no number. */
export function tableCount(typed: Typed, table: RaceTableView, byHand: boolean): TableCount | null {
  const seats: SeatCount[] = [];
  for (const { seat } of table.seats) {
    const field = typed[fieldOf(table.table, seat)];
    const count = countOf(field?.chips ?? "");
    if (count === null) return null;
    if (count.chips > 0) seats.push({ seat, ...count, cards: byHand ? (field?.cards ?? "").trim() : "" });
  }
  return { table: table.table, seats };
}
