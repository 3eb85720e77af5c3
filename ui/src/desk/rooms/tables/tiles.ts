import { joined } from "$shared/format";
import type { Cell } from "$shared/map-layout";
import type { RoomMapView } from "$shared/types";
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

export interface Tile extends Seen {
  /** All that stands out about it, in words. */
  told: string;
}

/** Where a table stands that has no place. */
const NOWHERE: Cell = { x: 0, y: 0 };

/** What is different about the tables than before: of a thousand of them only these are drawn again after an action. */
interface Changed {
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
    const { x, y } = cells.get(table) ?? NOWHERE;
    const players = map.players[index] ?? 0;
    const capacity = map.capacities[index] ?? 0;
    const was = kept.get(table);
    // Written out: this is asked a thousand times after each action, and what is made anew must be cleared away again.
    if (
      was !== undefined &&
      was.x === x &&
      was.y === y &&
      was.players === players &&
      was.capacity === capacity &&
      was.name === (names.get(table) ?? "") &&
      was.due === due.has(table) &&
      was.short === short.has(table) &&
      was.halted === halted.has(table) &&
      was.breaking === breaking.has(table) &&
      was.away === (away.get(table) ?? 0) &&
      was.penalties === (penalties.get(table) ?? 0)
    )
      return;
    const seen: Seen = {
      x,
      y,
      table,
      name: names.get(table) ?? "",
      players,
      capacity,
      due: due.has(table),
      short: short.has(table),
      halted: halted.has(table),
      breaking: breaking.has(table),
      away: away.get(table) ?? 0,
      penalties: penalties.get(table) ?? 0,
    };
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
    says.ofSeats({ count: table.players, capacity: table.capacity }),
    table.due ? says.due : "",
    table.halted ? says.halted : "",
    table.short ? says.short : "",
    table.breaking ? says.breaksNext : "",
    table.away > 0 ? says.away({ players: table.away }) : "",
    table.penalties > 0 ? says.penalties({ players: table.penalties }) : "",
  ];
  return joined(parts, ", ");
}
