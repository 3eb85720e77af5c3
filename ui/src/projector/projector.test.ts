import { describe, expect, it } from "vitest";
import type { ProjectorView } from "$shared/types/ProjectorView";
import { pagesOf } from "./pages";
import { closingSoon } from "./closing";
import { moodOf, sceneOf } from "./scene";
import { ticksOf } from "./ticks";

const view = (change: Partial<ProjectorView>): ProjectorView =>
  ({ winner: null, phase: "playing", moves: [], seating: [], final_table: [], ...change }) as ProjectorView;
const clock = (phase: string, is_break = false) =>
  ({ phase, stage: { is_break }, hands: null }) as ProjectorView["clock"];
const move = (arrived: boolean) => ({ arrived }) as ProjectorView["moves"][number];
const seat = { seat: 1, name: "Ana Sol", button: false };

describe("the page", () => {
  it("announces moves until the last player has arrived", () => {
    expect(sceneOf(view({ moves: [move(true), move(false)], clock: clock("running") }))).toBe("moves");
    expect(sceneOf(view({ moves: [move(true)], clock: clock("running") }))).toBe("clock");
  });

  it("shows the final table except on a break", () => {
    expect(sceneOf(view({ final_table: [seat], clock: clock("running") }))).toBe("final_table");
    expect(sceneOf(view({ final_table: [seat], clock: clock("running", true) }))).toBe("clock");
  });

  it("tells who sits where between the draw and the start", () => {
    const seating = [{ name: "Ana Sol", table: 1, seat: 1 }];
    expect(sceneOf(view({ phase: "drawn", seating }))).toBe("seating");
    expect(sceneOf(view({ phase: "registering" }))).toBe("not_started");
  });

  it("ends with the winner", () => {
    expect(sceneOf(view({ winner: { name: "Ana Sol", prize: 1 }, moves: [move(false)] }))).toBe("winner");
  });
});

describe("the mood", () => {
  it("is the same for a stopped clock whatever else is true", () => {
    expect(moodOf(view({ clock: clock("paused", true) }), 5_000)).toBe("paused");
  });

  it("changes with the last minute, on a break too", () => {
    expect(moodOf(view({ clock: clock("running") }), 60_001)).toBe("running");
    expect(moodOf(view({ clock: clock("running") }), 60_000)).toBe("last");
    expect(moodOf(view({ clock: clock("running", true) }), 60_001)).toBe("break");
    expect(moodOf(view({ clock: clock("running", true) }), 59_000)).toBe("last");
  });
});

describe("late entry about to close", () => {
  const minutes = (count: number): number => count * 60_000;
  const until = (late: number | null, rebuys: number | null, break_is_next = false) =>
    ({
      phase: "running",
      next_level: { level: 4 },
      late_entry_until_level: late,
      rebuys_until_level: rebuys,
      break_is_next,
      next_break: { in_ms: 0, stage: { length_ms: minutes(3) } },
    }) as ProjectorView["clock"];

  it("is told in the last five minutes, with rebuys where they close together", () => {
    expect(closingSoon(until(4, null), minutes(5) + 1)).toBeNull();
    expect(closingSoon(until(4, null), minutes(5))?.says("8:00")).toContain("registration closes at 8:00");
    expect(closingSoon(until(4, 4), minutes(1))?.says("8:00")).toContain("registration and rebuys");
    expect(closingSoon(until(null, 4), minutes(1))?.says("8:00")).toContain("Rebuys");
  });

  it("counts a break that lies between", () => {
    expect(closingSoon(until(4, null, true), minutes(3))).toBeNull();
    expect(closingSoon(until(4, null, true), minutes(2))?.inMs).toBe(minutes(5));
  });

  it("is not told of a later level, nor by a stopped clock", () => {
    expect(closingSoon(until(5, null), minutes(1))).toBeNull();
    expect(closingSoon({ ...until(4, null), phase: "paused" }, minutes(1))).toBeNull();
  });
});

describe("the ticks", () => {
  it("are a minute each", () => {
    expect(ticksOf(1_200_000, 822_000)).toEqual({ all: 20, gone: 6 });
    expect(ticksOf(900_000, 0)).toEqual({ all: 15, gone: 15 });
  });

  it("are twenty for very long, very short and crooked levels", () => {
    expect(ticksOf(7_200_000, 7_200_000)).toEqual({ all: 20, gone: 0 });
    expect(ticksOf(90_000, 45_000)).toEqual({ all: 20, gone: 10 });
  });
});

it("pages are nearly equal", () => {
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 3).map((page) => page.length)).toEqual([3, 3, 1]);
  expect(pagesOf([1, 2, 3, 4], 3).map((page) => page.length)).toEqual([2, 2]);
  expect(pagesOf([], 3)).toEqual([[]]);
});
