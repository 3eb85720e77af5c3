import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Patience } from "./patience.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what has just come into sight is not taken yet", () => {
  const patience = new Patience();
  patience.sees("Break table 4");
  vi.advanceTimersByTime(600);
  expect(patience.ready).toBe(false);
  vi.advanceTimersByTime(200);
  expect(patience.ready).toBe(true);
});

test("what takes its place has to be read anew", () => {
  const patience = new Patience();
  patience.sees("Move Rosa");
  vi.advanceTimersByTime(1_000);
  patience.sees("Break table 4");
  expect(patience.ready).toBe(false);
  vi.advanceTimersByTime(1_000);
  // The same once more, as after every refresh, is not new.
  patience.sees("Break table 4");
  expect(patience.ready).toBe(true);
});

test("a second press within the time does nothing", () => {
  const patience = new Patience();
  patience.sees("Redraw");
  vi.advanceTimersByTime(1_000);
  patience.again();
  vi.advanceTimersByTime(600);
  expect(patience.ready).toBe(false);
  vi.advanceTimersByTime(200);
  expect(patience.ready).toBe(true);
});

test("nothing in sight is never ready", () => {
  const patience = new Patience();
  patience.sees("Redraw");
  patience.sees("");
  vi.advanceTimersByTime(5_000);
  expect(patience.ready).toBe(false);
});
