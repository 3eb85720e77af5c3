/**
 * Where tables stand on the room map, and how large they are drawn. Only cells and lengths are worked out here; which
 * tables there are and who sits where comes from the engine.
 */

import type { TablePlace } from "./types";

/** A place on the grid of the room, from 0 at the top left. */
export interface Cell {
  x: number;
  y: number;
}

export interface Layout {
  cells: Map<number, Cell>;
  columns: number;
  rows: number;
  /** A small room is read with its names and scrolls, rather than being drawn without them. */
  scrolls?: boolean;
}

/** The pixels that one cell takes, its gap included. */
export interface CellSize {
  width: number;
  height: number;
}

/** From this size on a table is drawn with its players' names. */
const NAMED: CellSize = { width: 264, height: 232 };
/** From this size on a table is drawn round, with a mark for every seat. */
const ROUND: CellSize = { width: 64, height: 58 };
/** The smallest cell that can still be read and hit: below it the map scrolls. */
export const SMALLEST: CellSize = { width: 32, height: 28 };
/** The height of a table that is looked at. */
const CLOSE_HEIGHT = 364;
/** A table larger than this looks empty. */
const LARGEST_HEIGHT = 656;
/** Names stand left and right of a table, so that a good cell is this much wider than high. */
const RATIO = 1.15;
/** One step of zooming in or out. */
export const STEP = 1.4;

/** How well a table fits a cell of this size. */
function roundness(size: CellSize): number {
  return Math.min(size.width / 1.3, size.height);
}

/** A room of up to so many tables is always drawn with names. */
const SMALL_ROOM = 12;

/** In how many columns the tables come out largest in the space there is. */
function bestColumns(tables: number[], space: CellSize, largeness: (cell: CellSize) => number): number {
  let [columns, best] = [1, -1];
  for (let tried = 1; tried <= tables.length; tried += 1) {
    const rows = Math.ceil(tables.length / tried);
    const cell = largeness({ width: space.width / tried, height: space.height / rows });
    if (cell > best) [best, columns] = [cell, tried];
  }
  return columns;
}

/** The tables by number in rows of so many. */
function rowByRow(tables: number[], columns: number): Layout {
  const cells = new Map(
    tables.map((table, index) => [table, { x: index % columns, y: Math.floor(index / columns) }]),
  );
  return { cells, columns, rows: Math.max(1, Math.ceil(tables.length / columns)) };
}

/** Rows by number, in as many columns as draw the tables largest in the space there is. */
export function inRows(tables: number[], space: CellSize): Layout {
  let columns = bestColumns(tables, space, ({ width, height }) =>
    roundness({ width, height: Math.min(height, LARGEST_HEIGHT) }),
  );
  const size = fitted({ cells: new Map(), columns, rows: Math.ceil(tables.length / columns) }, space);
  const scrolls = tables.length <= SMALL_ROOM && space.width >= NAMED.width && drawnAs(size) !== "named";
  if (scrolls) columns = Math.floor(space.width / NAMED.width);
  // A room too large for the space scrolls down and not to the side as well.
  else if (size.height === SMALLEST.height || size.width === SMALLEST.width)
    columns = Math.max(1, Math.floor(space.width / SMALLEST.width));
  return { ...rowByRow(tables, columns), scrolls };
}

/**
 * The tables that have a place: those that are open, and those that broke, whose places stay empty so that no other table
 * moves. Once only a third of the places is taken, the room is laid out anew for those that are left.
 */
export function placed(open: number[], gone: number[]): number[] {
  const all = open.length + gone.length;
  let since = 0;
  for (let broken = 1; broken <= gone.length; broken += 1) {
    if ((all - broken) * 3 <= all - since) since = broken;
  }
  return [...open, ...gone.slice(since)].sort((one, other) => one - other);
}

/** The space that the room is laid out for: a line that comes above it, such as a time call, makes tables smaller and moves none. */
export function steady(before: CellSize | null, now: CellSize): CellSize {
  const same =
    before !== null && before.width === now.width && Math.abs(before.height - now.height) < now.height / 4;
  return same ? before : now;
}

/** Rows by number in which round tables come out largest, without names beside them and without scrolling. */
export function roundRows(tables: number[], space: CellSize): Layout {
  return rowByRow(
    tables,
    bestColumns(tables, space, ({ width, height }) => Math.min(width, height)),
  );
}

/** As the director has arranged them; tables without a place stand in rows below. */
export function asArranged(tables: number[], places: TablePlace[]): Layout {
  const open = new Set(tables);
  const placed = places.filter((place) => open.has(place.table));
  if (placed.length === 0) return inRows(tables, { width: RATIO, height: 1 });
  const left = Math.min(...placed.map((place) => place.x));
  const top = Math.min(...placed.map((place) => place.y));
  const cells = new Map<number, Cell>(
    placed.map((place) => [place.table, { x: place.x - left, y: place.y - top }]),
  );
  let columns = Math.max(...[...cells.values()].map((cell) => cell.x)) + 1;
  let rows = Math.max(...[...cells.values()].map((cell) => cell.y)) + 1;
  const rest = tables.filter((table) => !cells.has(table));
  if (rest.length > 0) {
    columns = Math.max(columns, Math.min(4, rest.length));
    const below = rowByRow(rest, columns);
    for (const [table, { x, y }] of below.cells) cells.set(table, { x, y: rows + y });
    rows += below.rows;
  }
  return { cells, columns, rows };
}

/** The size of a cell with which the whole room is in sight, as far as that can be read. */
export function fitted(layout: Layout, space: CellSize): CellSize {
  const width = space.width / layout.columns;
  if (layout.scrolls === true) return { width, height: NAMED.height };
  const height = Math.min(space.height / layout.rows, LARGEST_HEIGHT);
  return {
    // Very wide or very high cells would leave the tables small in their middle.
    width: Math.max(SMALLEST.width, Math.min(width, height * 2)),
    height: Math.max(SMALLEST.height, Math.min(height, width * 1.4)),
  };
}

/** The most that the whole room is enlarged: one table fills the space. */
export function mostZoom(fit: CellSize, space: CellSize): number {
  return Math.max(1, Math.max(CLOSE_HEIGHT, space.height) / fit.height);
}

/** The zoom for looking at one table: close enough for its names. */
export function closeZoom(fit: CellSize, space: CellSize): number {
  const height = Math.min(CLOSE_HEIGHT, Math.max(NAMED.height, space.height));
  return Math.max(1, height / fit.height, NAMED.width / fit.width);
}

/** A cell of the whole room enlarged so many times. */
export function enlarged(fit: CellSize, zoom: number, space: CellSize): CellSize {
  // A cell wider than the space could never be seen whole.
  const width = Math.min(fit.width * zoom, Math.max(fit.width, NAMED.width, space.width));
  return { width, height: fit.height * zoom };
}

/** How a table is drawn in a cell of this size. */
export function drawnAs(size: CellSize): "named" | "round" | "small" {
  const atLeast = (wanted: CellSize): boolean => size.width >= wanted.width && size.height >= wanted.height;
  return atLeast(NAMED) ? "named" : atLeast(ROUND) ? "round" : "small";
}

/** What is in sight, in pixels of the map. */
interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first and the last column and row. */
export type Range = readonly [left: number, top: number, right: number, bottom: number];

/** The columns and rows in sight, with so many more on every side, so that scrolling finds them there. */
export function rangeOf(layout: Layout, size: CellSize, sight: Sight, spare: number): Range {
  const within = (value: number, last: number): number => Math.min(Math.max(value, 0), last);
  return [
    within(Math.floor(sight.left / size.width) - spare, layout.columns - 1),
    within(Math.floor(sight.top / size.height) - spare, layout.rows - 1),
    within(Math.floor((sight.left + sight.width) / size.width) + spare, layout.columns - 1),
    within(Math.floor((sight.top + sight.height) / size.height) + spare, layout.rows - 1),
  ];
}

/** The tables in a range of columns and rows. */
export function inRange(layout: Layout, [left, top, right, bottom]: Range): number[] {
  const seen: number[] = [];
  for (const [table, { x, y }] of layout.cells) {
    if (x >= left && x <= right && y >= top && y <= bottom) seen.push(table);
  }
  return seen;
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest table in a direction; the same one at the edge of the room. */
export function neighbour(layout: Layout, table: number, direction: Direction): number {
  const here = layout.cells.get(table);
  if (here === undefined) return layout.cells.keys().next().value ?? table;
  let best = table;
  let least = Infinity;
  for (const [other, cell] of layout.cells) {
    const across = cell.x - here.x;
    const down = cell.y - here.y;
    const [ahead, aside] = {
      left: [-across, down],
      right: [across, down],
      up: [-down, across],
      down: [down, across],
    }[direction] as [number, number];
    // Straight ahead counts for more than aside, so that a row is walked along.
    const far = ahead + Math.abs(aside) * 3;
    if (ahead > 0 && far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

/**
 * The whole arrangement after one table was put into a cell: whoever stood there takes its old place. Tables that
 * are not open keep the places that nobody needs.
 */
export function placedAt(layout: Layout, before: TablePlace[], table: number, cell: Cell): TablePlace[] {
  const old = layout.cells.get(table);
  const places: TablePlace[] = [];
  const key = (at: Cell): string => `${at.x}.${at.y}`;
  const taken = new Set<string>();
  for (const [other, at] of layout.cells) {
    const stands = other === table ? cell : at.x === cell.x && at.y === cell.y && old ? old : at;
    places.push({ table: other, ...stands });
    taken.add(key(stands));
  }
  for (const place of before) {
    if (!layout.cells.has(place.table) && !taken.has(key(place))) places.push(place);
  }
  return places;
}
