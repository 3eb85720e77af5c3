import { describe, expect, it } from "vitest";
import { fieldsOf, lengthText, minutesIn, wishFrom, withNearest } from "./wish";

const start = { players: 0, stack: 1_000, level_minutes: 20, depth: null, chips: [] };

describe("a wish", () => {
  it("reads lengths as hosts write them", () => {
    expect(["3:30", "210", "4", "0:45", "3:75", "", "long"].map(minutesIn)).toEqual([
      210,
      210,
      240,
      45,
      null,
      null,
      null,
    ]);
    expect([lengthText(210), lengthText(45)]).toEqual(["3:30", "0:45"]);
  });

  it("leaves the depth and the ante to the usual when nothing is typed", () => {
    expect(wishFrom(fieldsOf(start), [])).toMatchObject({
      players: 16,
      starting_stack: 1_000,
      wanted_minutes: 210,
      depth: null,
      ante_from_level: null,
    });
    expect(wishFrom({ ...fieldsOf(start), anteFrom: "4", depth: "100" }, [])).toMatchObject({
      depth: 100,
      ante_from_level: 4,
    });
  });

  it("names the first field that is no number", () => {
    expect(wishFrom({ ...fieldsOf(start), depth: "deep" }, [])).toEqual({ field: "depth" });
    expect(wishFrom({ ...fieldsOf(start), players: "many" }, [])).toEqual({ field: "players" });
  });

  it("takes the nearest that can be met", () => {
    const wish = wishFrom(fieldsOf(start), []);
    if ("field" in wish) throw new Error("a wish");
    const fields = withNearest(fieldsOf(start), { ...wish, level_minutes: 8, wanted_minutes: 90 });
    expect([fields.levelMinutes, fields.length]).toEqual(["8", "1:30"]);
  });
});
