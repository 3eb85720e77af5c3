import type { RoomMapView } from "$shared/types/RoomMapView";
import { expect, test } from "vitest";
import { tilesOf } from "./tiles";

const map: RoomMapView = {
  tables: [1, 2, 3],
  players: [9, 9, 7],
  capacities: [9, 9, 9],
  due: [3],
  short: [3],
  halted: [],
  away: [[2, 1]],
  penalties: [],
  breaking: [1],
  names: [[2, "Feature"]],
  sizes: [],
  breaking_order: [],
};
const cells = new Map([1, 2, 3].map((table) => [table, { x: table, y: 0 }]));

test("a table is told with its place and whatever stands out about it", () => {
  const tiles = tilesOf(map, cells, new Map());
  expect(tiles.get(2)).toMatchObject({ x: 2, name: "Feature", players: 9, away: 1, due: false });
  expect(tiles.get(3)).toMatchObject({ players: 7, due: true, short: true, name: "", breaking: false });
});

test("only a table that changed is another one", () => {
  const before = tilesOf(map, cells, new Map());
  const after = tilesOf({ ...map, players: [9, 8, 7] }, cells, before);
  expect(after.get(1)).toBe(before.get(1));
  expect(after.get(2)).not.toBe(before.get(2));
  expect(after.get(2)?.players).toBe(8);
  expect(tilesOf(map, new Map([[1, { x: 5, y: 5 }]]), before).get(1)).not.toBe(before.get(1));
});
