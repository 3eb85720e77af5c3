import { describe, expect, it } from "vitest";
import { initials, sidesOf } from "./round-table";

describe("the seats round a table", () => {
  it("has everybody once, for every number of players", () => {
    for (let players = 1; players <= 12; players += 1) {
      const { bottom, left, top, right } = sidesOf(players);
      const all = [...bottom, ...left, ...top, ...right].sort((one, other) => one - other);
      expect(all).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });

  it("goes clockwise from the dealer's left hand", () => {
    expect(sidesOf(9)).toEqual({ bottom: [0, 8], left: [2, 1], top: [3, 4, 5], right: [6, 7] });
  });

  it("sets two players face to face", () => {
    expect(sidesOf(2)).toEqual({ bottom: [], left: [0], top: [], right: [1] });
  });
});

describe("the letters in place of a photo", () => {
  it.each([
    ["Ana Sol", "AS"],
    ["Maximiliana von Hohenstein-Waldburg", "MH"],
    ["Дмитрий Орлов", "ДО"],
    ["Zoë", "Z"],
    ["Ana Sol 3", "AS"],
  ])("%s is %s", (name, letters) => expect(initials(name)).toBe(letters));
});
