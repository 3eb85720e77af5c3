import { describe, expect, it } from "vitest";
import { named, naming, takesNew } from "./of-card-room";

describe("the line of a card room", () => {
  it.each([
    ["list 2-5 an", "list 2-5 ", "an"],
    ["seat 6.4 Anna B", "seat 6.4 ", "Anna B"],
    ["away bo", "away ", "bo"],
    ["lock 4.3 cy", "lock 4.3 ", "cy"],
  ])("completes the name in %s", (line, before, name) => {
    expect(naming(line)).toEqual({ before, name });
    expect(named(before, "Anna Berg")).toBe(`${before}Anna Berg `);
  });

  it.each(["seat 6.4 Anna 500", "away Bo 60", "call 2-5", "missed Bo both", "list 2-5 ", "buy Bo 300"])(
    "leaves %s alone",
    (line) => expect(naming(line)).toBeNull(),
  );

  it("offers the house's list where somebody may be new", () => {
    expect(takesNew("list 2-5 ")).toBe(true);
    expect(takesNew("away ")).toBe(false);
  });
});
