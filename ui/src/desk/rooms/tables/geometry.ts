/**
 * Where things stand on the floor plan. Only lengths and angles are worked out here; who sits where comes from
 * the engine.
 */

/** Space between two tables of the plan, in pixels. */
export const GAP = 16;
/** The smallest table that can still be read: below it the plan scrolls instead of shrinking. */
export const SMALLEST = { width: 248, height: 224 };
/** A table larger than this looks empty, so the plan stops growing it. */
const LARGEST_HEIGHT = 640;

/** Half the width and half the height of a table: a circle when they are equal, otherwise a standing oval. */
export interface Rim {
  x: number;
  y: number;
}

/** A point on the table's rim, from its middle, and the side on which the name stands. */
export interface SeatPlace {
  x: number;
  y: number;
  side: "left" | "right" | "top";
}

/**
 * The place of a seat on the rim. The dealer sits at the bottom in the middle; seat 1 is on the dealer's left, the
 * numbers go round clockwise, and all seats are the same way apart along the rim, as they are in the room.
 *
 * The oval is that of a poker table: two half circles with straight sides between them.
 */
export function seatPlace(seat: number, capacity: number, rim: Rim): SeatPlace {
  const straight = rim.y - rim.x;
  const quarter = (Math.PI / 2) * rim.x;
  const half = 2 * quarter + 2 * straight;
  const along = ((seat - 0.5) / capacity) * 2 * half;
  // The left half is worked out; the right one is its mirror image.
  const onLeft = along <= half;
  const way = onLeft ? along : 2 * half - along;
  let x: number;
  let y: number;
  if (way < quarter) {
    x = rim.x * Math.sin(way / rim.x);
    y = straight + rim.x * Math.cos(way / rim.x);
  } else if (way < quarter + 2 * straight) {
    x = rim.x;
    y = straight - (way - quarter);
  } else {
    const turn = (way - quarter - 2 * straight) / rim.x;
    x = rim.x * Math.cos(turn);
    y = -straight - rim.x * Math.sin(turn);
  }
  // With an odd number of seats one of them faces the dealer; its name has no side and stands above it.
  const side = Math.abs(x) < 0.01 * rim.x ? "top" : onLeft ? "left" : "right";
  return { x: onLeft ? -x : x, y, side };
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
      width: Math.floor((width - GAP * (columns - 1)) / columns),
      height: Math.floor((height - GAP * (rows - 1)) / rows),
    };
    if (cell.height < SMALLEST.height) continue;
    const plan = { columns, rows, width: cell.width, height: Math.min(cell.height, LARGEST_HEIGHT) };
    if (best === null || roundness(plan) > roundness(best)) best = plan;
  }
  if (best !== null) return best;
  const rows = Math.ceil(tables / most);
  return {
    columns: most,
    rows,
    width: Math.floor((width - GAP * (most - 1)) / most),
    height: SMALLEST.height,
  };
}

/** How large a table can be drawn in a cell: names stand left and right of it, so width counts for less than height. */
function roundness(plan: Plan): number {
  return Math.min(plan.width / 1.3, plan.height);
}

/**
 * How much larger names and numbers are drawn on a table that has the space: as large as the cell allows, up to one
 * and a half times, so that a large screen is read from further away.
 */
export function zoomOf(plan: Plan): number {
  return Math.min(1.5, Math.max(1, Math.min(plan.width / 320, plan.height / 320)));
}

/** The most that a table may be longer than wide. */
const LONGEST_OVAL = 1.9;
/** The narrowest table on which the seats still stand apart. */
const NARROWEST = 58;
/** What is kept free for the names on either side, as long as the table is not narrowest. */
const NAMES = 108;

/** The size of the table itself within its cell: round where the names leave room, oval where they do not. */
export function rimOf(width: number, height: number): Rim {
  const y = Math.max(64, height / 2 - 30);
  const x = Math.min(y, Math.max(NARROWEST, width / 2 - NAMES));
  return { x, y: Math.min(y, x * LONGEST_OVAL) };
}

/** The room in pixels for the name of a seat, from its disc to the edge of the cell. */
export function nameRoom(place: SeatPlace, width: number): number {
  if (place.side === "top") return width / 2;
  return Math.max(36, Math.floor(width / 2 - Math.abs(place.x) - 16));
}

/** The first and last row of the plan that can be seen, with one spare row on either side. */
export function rowsInSight(top: number, height: number, rowHeight: number, rows: number): [number, number] {
  const each = rowHeight + GAP;
  const first = Math.max(0, Math.floor(top / each) - 1);
  const last = Math.min(rows - 1, Math.ceil((top + height) / each));
  return [first, Math.max(first, last)];
}
