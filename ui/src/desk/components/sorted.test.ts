import { expect, test } from "vitest";
import { sorted, Sorting } from "./sorted.svelte";

test("rows are sorted by a column, and what has nothing in it is last either way", () => {
  const rows = [
    { name: "Bo", points: 3 },
    { name: "Anna", points: null },
    { name: "Cy", points: 12 },
    { name: "Di", points: 3 },
  ];
  const names = (descending: boolean): string[] =>
    sorted(rows, ({ points }) => points, descending).map(({ name }) => name);
  expect(names(true)).toEqual(["Cy", "Bo", "Di", "Anna"]);
  expect(names(false)).toEqual(["Bo", "Di", "Cy", "Anna"]);
  expect(sorted(rows, ({ name }) => name, false).map(({ name }) => name)).toEqual(["Anna", "Bo", "Cy", "Di"]);
});

test("a heading is pressed until the table stands as it came", () => {
  const sorting = new Sorting<"points" | "name">();
  const seen = [0, 1, 2].map(() => (sorting.press("points", true), sorting.of("points")));
  expect(seen).toEqual(["descending", "ascending", "none"]);
  sorting.press("points", true);
  sorting.press("name", false);
  expect([sorting.of("points"), sorting.of("name")]).toEqual(["none", "ascending"]);
});
