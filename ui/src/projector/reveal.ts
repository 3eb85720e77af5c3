/** The draw, as it is shown to the room: each table with its players. */

import type { FinalSeat } from "$shared/types/FinalSeat";
import type { SeatedPlayer } from "$shared/types/SeatedPlayer";

export interface DrawnTable {
  table: number;
  seats: FinalSeat[];
}

/** The tables by their number, the players of each by their seat. */
export function byTable(players: SeatedPlayer[]): DrawnTable[] {
  const tables = new Map<number, FinalSeat[]>();
  for (const { name, table, seat } of players) {
    const seats = tables.get(table) ?? [];
    seats.push({ seat, name, listed: null, stack: null, button: false });
    tables.set(table, seats);
  }
  return [...tables]
    .map(([table, seats]) => ({ table, seats: seats.sort((one, other) => one.seat - other.seat) }))
    .sort((one, other) => one.table - other.table);
}

/** Whether the room saw the seats being drawn: they were others in the answer before, or nobody had one. */
export function drawnNow(
  before: { draw: string | null } | null,
  now: { draw: string | null; phase: string },
): boolean {
  return before !== null && now.phase === "drawn" && now.draw !== null && now.draw !== before.draw;
}
