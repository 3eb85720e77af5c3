import { expect, it } from "vitest";
import { eightGame, horse, moved } from "./mixed-games";

it("H.O.R.S.E. is three games of stud after two with blinds, in that order", () => {
  expect(horse().games.map((game) => game.posts)).toEqual([
    "limit_blinds",
    "limit_blinds",
    "stud",
    "stud",
    "stud",
  ]);
  expect(eightGame().games).toHaveLength(8);
});

it("a game moves one place, and not beyond the ends", () => {
  const first = horse().games[0];
  expect(moved(horse(), 0, 1).games[1]).toEqual(first);
  expect(moved(horse(), 0, -1)).toEqual(horse());
  expect(moved(horse(), 4, 1)).toEqual(horse());
});
