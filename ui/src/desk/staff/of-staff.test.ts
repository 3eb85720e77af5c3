import { expect, test } from "vitest";
import { hours, naming } from "./of-staff";

test("a name is completed while it is typed, also behind a comma, a table or a shift", () => {
  expect(naming("break an")).toEqual({ before: "break ", name: "an", comes: false });
  expect(naming("deals 12 Ana B")).toEqual({ before: "deals 12 ", name: "Ana B", comes: false });
  expect(naming("dealer Ana, bo")).toEqual({ before: "dealer Ana, ", name: "bo", comes: true });
  expect(naming("shift floor ev")).toEqual({ before: "shift floor ", name: "ev", comes: false });
  for (const line of ["", "push", "break", "break ", "cut 2", "bag 3", "table 12", "deals 12 ", "order 1 2"])
    expect(naming(line), line).toBeNull();
});

test("minutes are read as hours", () => {
  expect([0, 65, 600].map(hours)).toEqual(["0:00", "1:05", "10:00"]);
});
