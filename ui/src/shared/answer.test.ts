import { expect, test } from "vitest";
import type { Need } from "./types";
import { pointed } from "./answer";

test("a click on a seat of the table that is asked about answers, any other is a click like every other", () => {
  const need: Need = { type: "big_blind", table: 4, seats: [1, 2, 3] };
  expect(pointed(need, 4, 2)).toEqual({ type: "set_big_blind", table: 4, seat: 2 });
  expect(pointed(need, 5, 2)).toBeNull();
  expect(pointed(need, 4, null)).toBeNull();
  expect(pointed({ ...need, type: "button" }, 4, 9)).toEqual({ type: "set_button", table: 4, seat: 9 });
  expect(pointed(null, 4, 2)).toBeNull();
});

test("asked for a table, any of its seats is that table", () => {
  const need: Need = { type: "table", table: 4, tables: [1, 2] };
  expect(pointed(need, 2, null)).toEqual({ type: "choose_table", to: 4, from: 2 });
  expect(pointed(need, 2, 7)).toEqual({ type: "choose_table", to: 4, from: 2 });
  expect(pointed(need, 3, null)).toBeNull();
});
