import { expect, it } from "vitest";
import { stakesLine } from "./stakes";
import type { StageView } from "./types";

const level = (more: Partial<StageView>): StageView => ({
  stage: 0,
  level: 1,
  is_break: false,
  small: 5,
  big: 10,
  ante: 0,
  big_blind_ante: false,
  bets: null,
  stud: null,
  hands: null,
  goes_on: false,
  games: [],
  length_ms: 1_200_000,
  note: "",
  colour_up: [],
  extension: false,
  ...more,
});
const limit = { small: 50, big: 100, bets: { small: 100, big: 200 } };
const razz = { small: 0, big: 0, bets: { small: 50, big: 100 }, stud: { ante: 10, bring_in: 20 } };

it("says on one line what is posted and bet", () => {
  expect(stakesLine(level({ small: 50, big: 100 }))).toBe("50 / 100");
  expect(stakesLine(level({ small: 50, big: 100, ante: 100, big_blind_ante: true }))).toBe(
    "50 / 100 · big-blind ante 100",
  );
  expect(stakesLine(level(limit))).toBe("50 / 100 · bets 100 / 200");
  expect(stakesLine(level({ ...razz, games: ["Razz"] }))).toBe(
    "Razz · ante 10 · bring-in 20 · bets 50 / 100",
  );
  expect(stakesLine(level({ ...limit, stud: razz.stud, games: ["Hold’em", "Razz"] }))).toBe(
    "50 / 100 · stud ante 10 · bring-in 20 · bets 100 / 200",
  );
});
