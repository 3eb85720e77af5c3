import type { RaceTableView } from "$shared/types";
import { describe, expect, it } from "vitest";
import { begun, countOf, marked, tableCount, type Typed } from "./race-draft";

const seat = (number: number): RaceTableView["seats"][number] => ({
  seat: number,
  name: `Player ${number}`,
  chips: 0,
  last: false,
  changed: 0,
  cards: [],
  awarded: 0,
  why: "",
});
const table: RaceTableView = {
  table: 7,
  bring: 0,
  collect: 0,
  seats: [1, 2, 4].map(seat),
  raced: null,
  dealt_by_hand: false,
};

describe("the fields of a race", () => {
  it("reads a count, a mark, and nothing", () => {
    expect(countOf(" 3 ")).toEqual({ chips: 3, last: false });
    expect(countOf("2!")).toEqual({ chips: 2, last: true });
    expect(countOf("")).toEqual({ chips: 0, last: false });
    for (const wrong of ["three", "-1", "2.5", "!"]) expect(countOf(wrong)).toBeNull();
    expect([marked("2"), marked("2!")]).toEqual(["2!", "2"]);
  });

  it("tells the race of the seats that have chips", () => {
    const typed: Typed = { "7.1": { chips: "3", cards: "Ks 9h 2c" }, "7.4": { chips: "2!", cards: "" } };
    expect(begun(typed, table)).toBe(true);
    expect(begun({}, table)).toBe(false);
    expect(tableCount(typed, table, false)).toEqual({
      table: 7,
      seats: [
        { seat: 1, chips: 3, last: false, cards: "" },
        { seat: 4, chips: 2, last: true, cards: "" },
      ],
    });
    expect(tableCount(typed, table, true)?.seats[0]?.cards).toBe("Ks 9h 2c");
    expect(tableCount({ "7.2": { chips: "x", cards: "" } }, table, false)).toBeNull();
  });
});
