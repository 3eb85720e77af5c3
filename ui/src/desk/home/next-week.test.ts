import { expect, test } from "vitest";
import { date } from "$shared/format";
import type { SetUp } from "$shared/types";
import { nextName, nextSetUp } from "./next-week";

const now = new Date(2026, 10, 26, 18).getTime();

test.each([
  ["Thursday #12", "Thursday #13"],
  ["Thursday #9", "Thursday #10"],
  ["League #099 final", "League #100 final"],
  ["#1 at #7", "#1 at #8"],
  ["Poker night 41", "Poker night 42"],
])("%s is followed by %s", (name, next) => {
  expect(nextName(name, now, now)).toBe(next);
});

test("a name without a number gets the day, and only the latest one", () => {
  const week = now + 7 * 86_400_000;
  expect(nextName("Home game", now, now)).toBe(`Home game \u00b7 ${date(now)}`);
  expect(nextName(nextName("Home game", now, now), now, week)).toBe(`Home game \u00b7 ${date(week)}`);
  // The form of a new tournament proposes the name of its template and the day.
  expect(nextName(`T1000 home game, ${date(now)}`, now, week)).toBe(`T1000 home game, ${date(week)}`);
  expect(nextName("T1000 2026", now, now)).toBe(`T1000 2026 \u00b7 ${date(now)}`);
});

test("the times of last week are those of this evening", () => {
  const week = 7 * 24 * 60 * 60 * 1000;
  const setup = {
    name: "Thursday #12",
    starts_at: now + 3_600_000 - week,
    late_registration_until: { type: "time", at: now + 7_200_000 - week },
    rebuy: null,
    add_on: null,
    re_entry: null,
    early_bird: null,
  } as unknown as SetUp;
  const next = nextSetUp(setup, "Thursday #13", now);
  expect(next.name).toBe("Thursday #13");
  expect(next.starts_at).toBe(now + 3_600_000);
  expect(next.late_registration_until).toEqual({ type: "time", at: now + 7_200_000 });
  expect(nextSetUp({ ...setup, starts_at: null }, "x", now).starts_at).toBeNull();
});

test("the evening begins at the same time of day when a clock was put back in between", () => {
  const zone = process.env.TZ;
  process.env.TZ = "Europe/Berlin";
  try {
    // Clocks went back on 25 October 2026.
    const before = new Date(2026, 9, 22, 19, 30).getTime();
    const setup = {
      starts_at: before,
      late_registration_until: { type: "time", at: new Date(2026, 9, 22, 21, 0).getTime() },
      rebuy: null,
      add_on: null,
      re_entry: null,
      early_bird: null,
    } as unknown as SetUp;
    const tonight = new Date(2026, 9, 29, 18).getTime();
    const next = nextSetUp(setup, "x", tonight);
    expect(new Date(next.starts_at ?? 0)).toEqual(new Date(2026, 9, 29, 19, 30));
    expect(next.late_registration_until).toEqual({
      type: "time",
      at: new Date(2026, 9, 29, 21, 0).getTime(),
    });
    // Without an announced start a closing is at its own next time.
    const closed = nextSetUp({ ...setup, starts_at: null }, "x", tonight).late_registration_until;
    expect(closed).toEqual({ type: "time", at: new Date(2026, 9, 29, 21, 0).getTime() });
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
