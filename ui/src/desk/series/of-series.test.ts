import { expect, test } from "vitest";
import { offers } from "./of-series";

const member = (flight: number, day: number) => ({
  tournament: 10 * flight + day,
  fingerprint: "",
  flight,
  day,
});

test("the first tournament of a series is offered as its first flight", () => {
  expect(offers([])).toEqual([
    { flight: 1, day: 1 },
    { flight: 0, day: 1 },
  ]);
});

test("another is offered as one more flight, as the next day of each, or of all together", () => {
  expect(offers([member(2, 1), member(1, 1), member(1, 2), member(0, 1)])).toEqual([
    { flight: 3, day: 1 },
    { flight: 1, day: 3 },
    { flight: 2, day: 2 },
    { flight: 0, day: 2 },
  ]);
});
