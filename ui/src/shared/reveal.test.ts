import { expect, test } from "vitest";
import { byTable, drawnNow } from "./reveal";

const sits = (name: string, table: number, seat: number) => ({ name, table, seat });

test("the draw is shown by table, and each table by seat", () => {
  const tables = byTable([sits("Anna", 2, 5), sits("Bo", 10, 1), sits("Cy", 2, 1)]);
  expect(tables.map(({ table, seats }) => [table, seats.map(({ seat, name }) => `${seat} ${name}`)])).toEqual(
    [
      [2, ["1 Cy", "5 Anna"]],
      [10, ["1 Bo"]],
    ],
  );
});

test("a draw is revealed once, to a room that waited for it", () => {
  const drawn = { draw: "E9DB", phase: "drawn" };
  expect(drawnNow({ draw: null }, drawn)).toBe(true);
  expect(drawnNow({ draw: "74A0" }, drawn)).toBe(true);
  expect(drawnNow(drawn, drawn)).toBe(false);
  // A window that opens later, and a redraw during play.
  expect(drawnNow(null, drawn)).toBe(false);
  expect(drawnNow({ draw: "74A0" }, { draw: "E9DB", phase: "playing" })).toBe(false);
});
