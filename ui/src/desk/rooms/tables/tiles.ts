import type { Cell } from "$shared/map-layout";
import type { RoomMapView } from "$shared/types/RoomMapView";

/** A table of the map: where it stands, and what is told of it from afar. */
export interface Tile extends Cell {
  table: number;
  name: string;
  players: number;
  capacity: number;
  due: boolean;
  short: boolean;
  halted: boolean;
  breaking: boolean;
  /** How many are away, and how many sit out on a penalty. */
  away: number;
  penalties: number;
}

/**
 * The tables of the map by number. One that is as it was stays the same object: of a thousand tables only those are drawn
 * again that an action has changed.
 */
export function tilesOf(
  map: RoomMapView,
  cells: Map<number, Cell>,
  before: Map<number, Tile>,
): Map<number, Tile> {
  const names = new Map(map.names);
  const [away, penalties] = [new Map(map.away), new Map(map.penalties)];
  const [due, short, halted, breaking] = [map.due, map.short, map.halted, map.breaking].map(
    (tables) => new Set(tables),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>];
  const tiles = new Map<number, Tile>();
  map.tables.forEach((table, index) => {
    const cell = cells.get(table);
    const tile: Tile = {
      x: cell?.x ?? 0,
      y: cell?.y ?? 0,
      table,
      name: names.get(table) ?? "",
      players: map.players[index] ?? 0,
      capacity: map.capacities[index] ?? 0,
      due: due.has(table),
      short: short.has(table),
      halted: halted.has(table),
      breaking: breaking.has(table),
      away: away.get(table) ?? 0,
      penalties: penalties.get(table) ?? 0,
    };
    const was = before.get(table);
    tiles.set(table, was !== undefined && same(was, tile) ? was : tile);
  });
  return tiles;
}

/** Written out: this is asked a thousand times after each action. */
function same(one: Tile, other: Tile): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.name === other.name &&
    one.players === other.players &&
    one.capacity === other.capacity &&
    one.due === other.due &&
    one.short === other.short &&
    one.halted === other.halted &&
    one.breaking === other.breaking &&
    one.away === other.away &&
    one.penalties === other.penalties
  );
}
