import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TournamentClock, untilNextChange } from "./clock.svelte";
import { SecondsLeft } from "./seconds-left.svelte";
import type { ClockView } from "./types";

describe("the next repaint", () => {
  it("is due when the shown second changes", () => {
    expect(untilNextChange(821_400, false)).toBe(401);
    expect(untilNextChange(821_000, false)).toBe(1001);
  });

  it("comes ten times a second only in the last ten seconds, and only where tenths are shown", () => {
    expect(untilNextChange(9_350, true)).toBe(51);
    expect(untilNextChange(9_350, false)).toBe(351);
    expect(untilNextChange(10_350, true)).toBe(351);
  });
});

describe("what counts on from an answer", () => {
  const view = (phase: string, more: object = {}): ClockView =>
    ({
      phase,
      hands: null,
      remaining_ms: 600_000,
      next_break: null,
      start_planned: null,
      now: 0,
      ...more,
    }) as ClockView;
  let clock: TournamentClock;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
    clock = new TournamentClock({ ended: () => undefined });
  });
  afterEach(() => {
    clock.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("counts a chip's time down with the running clock, to nothing and no further", () => {
    clock.show(view("running"), performance.now());
    const cameAt = performance.now();
    vi.advanceTimersByTime(61_000);
    expect(clock.leftOf(300_000, cameAt)).toBe(239_000);
    vi.advanceTimersByTime(400_000);
    expect(clock.leftOf(300_000, cameAt)).toBe(0);
  });

  it("stands while the clock stands", () => {
    clock.show(view("paused"), performance.now());
    const cameAt = performance.now();
    vi.advanceTimersByTime(61_000);
    expect(clock.leftOf(300_000, cameAt)).toBe(300_000);
  });

  it("counts down to a start that was planned", () => {
    clock.show(view("not_started", { start_planned: 90_000 }), performance.now());
    expect(clock.startsIn).toBe(90_000);
    vi.advanceTimersByTime(30_100);
    expect(clock.startsIn).toBeLessThan(60_000);
    vi.advanceTimersByTime(60_000);
    expect(clock.startsIn).toBeNull();
  });

  it("counts a called clock down to nothing", () => {
    const seconds = new SecondsLeft();
    seconds.show(30_000, performance.now());
    vi.advanceTimersByTime(10_500);
    expect(seconds.left).toBe(20);
    vi.advanceTimersByTime(20_000);
    expect(seconds.left).toBe(0);
    seconds.stop();
  });
});
