import { expect, it } from "vitest";
import { english } from "./en";

it("knows the English ordinals", () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111, 1003].map(english.ordinal);
  expect(places.join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 111th 1,003rd");
});

it("says one player and two players", () => {
  expect(english.players(1)).toBe("1 player");
  expect(english.players(2)).toBe("2 players");
});
