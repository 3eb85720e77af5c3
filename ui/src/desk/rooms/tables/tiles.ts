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

/** What is different about the tables than before: of a thousand of them only these are drawn again after an action. */
export interface Changed {
  told: Tile[];
  gone: number[];
}

/** Tells what is different from the tiles that are kept, by number, and keeps that instead. */
export function changedTiles(map: RoomMapView, cells: Map<number, Cell>, kept: Map<number, Tile>): Changed {
  const names = new Map(map.names);
  const [away, penalties] = [new Map(map.away), new Map(map.penalties)];
  const [due, short, halted, breaking] = [map.due, map.short, map.halted, map.breaking].map(
    (tables) => new Set(tables),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>];
  const told: Tile[] = [];
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
    const was = kept.get(table);
    if (was !== undefined && same(was, tile)) return;
    told.push(tile);
    kept.set(table, tile);
  });
  const there = kept.size > map.tables.length ? new Set(map.tables) : null;
  const gone = there === null ? [] : [...kept.keys()].filter((table) => !there.has(table));
  for (const table of gone) kept.delete(table);
  return { told, gone };
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
