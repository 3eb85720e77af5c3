import type { Cell } from "$shared/map-layout";
import type { RoomMapView } from "$shared/types/RoomMapView";
import { words } from "../../words";

/** What is told of a table from afar, and where it stands. */
interface Seen extends Cell {
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

/** A table of the map. */
export interface Tile extends Seen {
  /** All that stands out about it, in words. */
  told: string;
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
    const seen: Seen = {
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
    if (was !== undefined && same(was, seen)) return;
    const tile = { ...seen, told: inWords(seen) };
    told.push(tile);
    kept.set(table, tile);
  });
  const there = kept.size > map.tables.length ? new Set(map.tables) : null;
  const gone = there === null ? [] : [...kept.keys()].filter((table) => !there.has(table));
  for (const table of gone) kept.delete(table);
  return { told, gone };
}

function inWords(table: Seen): string {
  const says = words.room.tables;
  const parts = [
    says.called(table.table, table.name),
    says.ofSeats(table.players, table.capacity),
    table.due ? says.due : "",
    table.halted ? says.halted : "",
    table.short ? says.short : "",
    table.breaking ? says.breaksNext : "",
    table.away > 0 ? says.away(table.away) : "",
    table.penalties > 0 ? says.penalties(table.penalties) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** Written out: this is asked a thousand times after each action. */
function same(one: Seen, other: Seen): boolean {
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
