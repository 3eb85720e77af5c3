import { expect, test } from "vitest";
import type { SeasonEvents } from "$shared/types";
import { counting, dated, whenOf, whichOf, yearOf, type When, type Which } from "./counting";
import { momentOf } from "./days";

const NOW = momentOf("2026-11-29", false)! + 7_200_000;
const none: SeasonEvents = {
  from: null,
  to: null,
  templates: [],
  series: [],
  every: false,
  chosen: ["7"],
  left_out: [],
};

test("what counts is chosen by a sentence, and the sentence is read from what counts", () => {
  const all: Which[] = ["every", "ticked", "template T1000 home game", "series Friday league"];
  for (const which of all) {
    const chosen = counting(none, which);
    expect(whichOf(chosen)).toBe(which);
    expect(chosen.chosen).toEqual(["7"]);
  }
  const several = { ...none, templates: ["A"], series: ["B"] };
  expect(whichOf(several)).toBe("several");
  expect(counting(several, "several")).toEqual(several);
  // A season of an earlier version that had dates alone.
  expect(whichOf({ ...none, from: 1 })).toBe("every");
});

test("each choice of dates is known again", () => {
  const all: When[] = ["ever", "year", "today"];
  for (const when of all) expect(whenOf(dated(none, when, NOW), NOW)).toBe(when);
  expect(yearOf(NOW)).toEqual({ from: momentOf("2026-01-01", false), to: momentOf("2026-12-31", true) });
  const days = { from: momentOf("2026-03-01", false), to: momentOf("2026-05-31", true) };
  expect(whenOf(days, NOW)).toBe("days");
  expect(dated(days, "days", NOW)).toEqual(days);
  // Only ticked events have no dates: a season that took all between two days would take them again.
  expect(counting({ ...none, ...days }, "ticked")).toEqual(none);
});
