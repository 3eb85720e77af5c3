/**
 * Where things stand on the floor plan. Only lengths and angles are worked out here; who sits where comes from
 * the engine.
 */

/** Half the width and half the height of a table: a circle when they are equal, otherwise a standing oval. */
interface Rim {
  x: number;
  y: number;
}

/** A point on the table's rim, from its middle, and the side on which the name stands. */
interface SeatPlace {
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

/**
 * How much larger names and numbers are drawn on a table that has the space: as large as its cell allows, up to one
 * and a half times, so that a large screen is read from further away.
 */
export function zoomOf(width: number, height: number): number {
  return Math.min(1.5, Math.max(1, Math.min(width / 320, height / 320)));
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
