import { describe, expect, it } from "vitest";
import type { Phase, TournamentLine } from "$shared/types";
import { byMonth, unfinished } from "./evenings";

const line = (id: number, phase: Phase, month: number) =>
  ({ id, phase, last_line_at: new Date(2026, month, 20, 21).getTime() }) as TournamentLine;
const lines = [
  line(1, "registering", 10),
  line(2, "playing", 10),
  line(3, "finished", 10),
  line(4, "drawn", 9),
  line(5, "finished", 9),
  line(6, "finished", 9),
];

describe("the list of tournaments", () => {
  it("has what is played first, and nothing of it among the evenings", () => {
    expect(unfinished(lines).map(({ id }) => id)).toEqual([2, 1, 4]);
    expect(byMonth(lines).flatMap((of) => of.lines.map(({ id }) => id))).toEqual([3, 5, 6]);
  });

  it("has the evenings by month", () => {
    const months = byMonth(lines);
    expect(months.map((of) => of.lines.length)).toEqual([1, 2]);
    expect(months[0]?.month).toMatch(/November 2026/);
  });
});
