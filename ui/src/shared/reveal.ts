/** The draw, as the wall and the desk show it: one table after the other, with its players. */

/** Time to read ten names. */
export const TABLE_MS = 6_000;
/** With more tables people would rather look for their own name. */
export const MOST_TABLES = 12;

interface At {
  table: number;
  seat: number;
}

/** The tables by their number, the players of each by their seat. */
export function byTable<T extends At>(players: T[]): { table: number; seats: T[] }[] {
  const tables = new Map<number, T[]>();
  for (const player of players) {
    const seats = tables.get(player.table) ?? [];
    seats.push(player);
    tables.set(player.table, seats);
  }
  return [...tables]
    .map(([table, seats]) => ({ table, seats: seats.sort((one, other) => one.seat - other.seat) }))
    .sort((one, other) => one.table - other.table);
}

/** Whether somebody saw the seats being drawn: they were others in the answer before, or nobody had one. */
export function drawnNow(
  before: { draw: string | null } | null,
  now: { draw: string | null; phase: string },
): boolean {
  return before !== null && now.phase === "drawn" && now.draw !== null && now.draw !== before.draw;
}
