/**
 * Where things stand on the floor plan. Only lengths and angles are worked out here; who sits where comes from
 * the engine.
 */

/** Space between two tables of the plan, in pixels. */
export const GAP = 16;
/** The smallest table that can still be read: below it the plan scrolls instead of shrinking. */
export const SMALLEST = { width: 248, height: 224 };
/** A table larger than this looks empty, so the plan stops growing it. */
const LARGEST_HEIGHT = 520;

/** A point on the table's rim, from -1 (left, top) to 1 (right, bottom), and the side on which its name stands. */
export interface SeatPlace {
  x: number;
  y: number;
  side: "left" | "right" | "top";
}

/**
 * The place of a seat on the rim. The dealer sits at the bottom in the middle; seat 1 is on the dealer's left
 * and the numbers go round clockwise, as they do in the room.
 */
export function seatPlace(seat: number, capacity: number): SeatPlace {
  const turn = ((seat - 0.5) / capacity) * 2 * Math.PI;
  const x = -Math.sin(turn);
  const y = Math.cos(turn);
  // With an odd number of seats one of them faces the dealer; its name has no side and stands above it.
  const side = Math.abs(x) < 0.01 ? "top" : x < 0 ? "left" : "right";
  return { x, y, side };
}

/** How the plan is cut into columns and rows. */
export interface Plan {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

/**
 * The plan that shows the tables largest in the space there is. When they do not fit at the smallest readable
 * size, the plan keeps that size and is longer than the space, so that it scrolls.
 */
export function planTables(tables: number, width: number, height: number): Plan {
  const most = Math.max(1, Math.floor((width + GAP) / (SMALLEST.width + GAP)));
  let best: Plan | null = null;
  for (let columns = 1; columns <= Math.min(most, Math.max(1, tables)); columns += 1) {
    const rows = Math.max(1, Math.ceil(tables / columns));
    const cell = {
      width: (width - GAP * (columns - 1)) / columns,
      height: (height - GAP * (rows - 1)) / rows,
    };
    if (cell.height < SMALLEST.height) continue;
    const plan = { columns, rows, width: cell.width, height: Math.min(cell.height, LARGEST_HEIGHT) };
    if (best === null || roundness(plan) > roundness(best)) best = plan;
  }
  if (best !== null) return best;
  const rows = Math.ceil(tables / most);
  return { columns: most, rows, width: (width - GAP * (most - 1)) / most, height: SMALLEST.height };
}

/** How large a table can be drawn in a cell: names stand left and right of it, so width counts for less than height. */
function roundness(plan: Plan): number {
  return Math.min(plan.width / 1.3, plan.height);
}

/** The most that a table may be longer than wide. */
const LONGEST_OVAL = 1.7;

/** The size of the table itself within its cell: a circle where the names leave room, a standing oval where they do not. */
export function rim(width: number, height: number): { x: number; y: number } {
  const y = Math.max(64, height / 2 - 32);
  const x = Math.min(y, Math.max(58, width / 2 - 112));
  return { x, y: Math.min(y, x * LONGEST_OVAL) };
}

/** The room in pixels for the name of a seat, from its disc to the edge of the cell. */
export function nameRoom(place: SeatPlace, width: number, rimX: number): number {
  if (place.side === "top") return width / 2;
  return Math.max(36, Math.floor(width / 2 - Math.abs(place.x) * rimX - 22));
}

/** The first and last row of the plan that can be seen, with one spare row on either side. */
export function rowsInSight(top: number, height: number, rowHeight: number, rows: number): [number, number] {
  const each = rowHeight + GAP;
  const first = Math.max(0, Math.floor(top / each) - 1);
  const last = Math.min(rows - 1, Math.ceil((top + height) / each));
  return [first, Math.max(first, last)];
}
