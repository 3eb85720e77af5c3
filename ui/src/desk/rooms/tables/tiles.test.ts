import type { RoomMapView } from "$shared/types";
import { expect, test } from "vitest";
import { changedTiles, type Tile } from "./tiles";

const map: RoomMapView = {
  tables: [1, 2, 3],
  gone: [],
  players: [9, 9, 7],
  capacities: [9, 9, 9],
  due: [3],
  short: [3],
  halted: [],
  away: [[2, 1]],
  penalties: [],
  away_in_all: 0,
  penalties_in_all: 0,
  breaking: [1],
  names: [[2, "Feature"]],
  sizes: [],
  breaking_order: [],
};
const cells = new Map([1, 2, 3].map((table) => [table, { x: table, y: 0 }]));

test("a table is told with its place and whatever stands out about it", () => {
  const kept = new Map<number, Tile>();
  expect(changedTiles(map, cells, kept).told.map((tile) => tile.table)).toEqual([1, 2, 3]);
  expect(kept.get(2)).toMatchObject({ x: 2, name: "Feature", players: 9, away: 1, due: false });
  expect(kept.get(3)).toMatchObject({ players: 7, due: true, short: true, name: "", breaking: false });
  expect([...kept.values()].map((tile) => tile.told)).toMatchInlineSnapshot(`
    [
      "Table 1, 9 of 9, breaks next",
      "Table 2, Feature, 9 of 9, 1 away",
      "Table 3, 7 of 9, due now, short of players",
    ]
  `);
});

test("only what changed is told again", () => {
  const kept = new Map<number, Tile>();
  changedTiles(map, cells, kept);
  expect(changedTiles(map, cells, kept)).toEqual({ told: [], gone: [] });
  const { told } = changedTiles({ ...map, players: [9, 8, 7] }, cells, kept);
  expect(told.map((tile) => [tile.table, tile.players])).toEqual([[2, 8]]);
  const moved = new Map([...cells, [1, { x: 5, y: 5 }]] as const);
  expect(changedTiles(map, moved, kept).told.map((tile) => tile.table)).toEqual([1, 2]);
  const broken = { ...map, tables: [1, 3], players: [9, 7], capacities: [9, 9] };
  expect(changedTiles(broken, moved, kept)).toEqual({ told: [], gone: [2] });
  expect([...kept.keys()]).toEqual([1, 3]);
});
