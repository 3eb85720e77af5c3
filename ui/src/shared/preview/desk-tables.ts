/** The room at a glance, tables looked for, and the move list of the invented tournament. */

import type { MoveList } from "../types/MoveList";
import type { RoomMapView } from "../types/RoomMapView";
import type { TableFound } from "../types/TableFound";
import type { TablesFound } from "../types/TablesFound";
import type { TableView } from "../types/TableView";
import { moves } from "./projector";
import { tables } from "./room";
import { asked, clock } from "./scene";

const short = ({ players }: TableView): boolean => players <= 8;
const halted = ({ table }: TableView): boolean => asked.has("halted") && table === 6;
const next = tables.length;

export function roomMap(): RoomMapView {
  const sizes = new Map<number, number>();
  for (const { players } of tables) sizes.set(players, (sizes.get(players) ?? 0) + 1);
  return {
    tables: tables.map(({ table }) => table),
    gone: [],
    players: tables.map(({ players }) => players),
    capacities: tables.map(({ capacity }) => capacity),
    due: tables.filter(({ due }) => due).map(({ table }) => table),
    short: tables.filter(short).map(({ table }) => table),
    halted: tables.filter(halted).map(({ table }) => table),
    away: [[3, 1]],
    penalties: [[2, 1]],
    breaking: [next],
    names: tables.filter(({ name }) => name !== "").map(({ table, name }) => [table, name]),
    sizes: [...sizes].sort(([one], [other]) => other - one),
    breaking_order: tables.map(({ table }) => table).reverse(),
  };
}

export function findTables(search: string, from: number, count: number): TablesFound {
  const word = search.trim().toLocaleLowerCase();
  const row = (table: TableView, who: TableFound["who"]): TableFound => ({
    table: table.table,
    name: table.name,
    players: table.players,
    capacity: table.capacity,
    who,
    due: table.due,
    short: short(table),
    halted: halted(table),
    breaking: table.table === next,
  });
  const rows = [
    ...tables
      .filter((table) => (word === "short" ? short(table) : String(table.table).startsWith(word)))
      .map((table) => row(table, null)),
    ...tables.flatMap((table) =>
      table.seats
        .filter((seat) => word !== "" && seat.name.toLocaleLowerCase().includes(word))
        .map((seat) => row(table, [seat.name, seat.seat])),
    ),
  ];
  return { total: rows.length, rows: rows.slice(from, from + count) };
}

export function moveList(search: string): MoveList {
  const now = clock.view().now;
  const word = search.trim().toLocaleLowerCase();
  const ages = [400_000, 70_000, 20_000];
  const found = moves
    .filter((move) => move.name.toLocaleLowerCase().includes(word))
    .map((move, index) => ({ ...move, at: now - (ages[index] ?? 10_000) }));
  const causes = [...new Set(found.map((move) => move.reason))];
  return {
    players: moves.length,
    found: found.length,
    now,
    groups: causes.map((cause) => {
      const group = found.filter((move) => move.reason === cause);
      return { cause, at: group[0]?.at ?? now, moves: group };
    }),
    arrived: [
      {
        id: 90,
        entry: 90,
        name: "Anna Berg",
        from: { table: 4, seat: 2 },
        to: { table: 5, seat: 9 },
        meets: null,
        reason: "balance",
        at: now,
        figure: 0,
        arrived: true,
        absent: false,
      },
    ],
  };
}
