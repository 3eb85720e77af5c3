import { afterEach, describe, expect, it } from "vitest";
import { chips, useLocale } from "./format";
import { nextTime, timeOf, timeOn } from "./time-of-day";

afterEach(() => useLocale("en"));

const at = (day: number, hour: number, minute: number): number =>
  new Date(2026, 10, day, hour, minute).getTime();
const now = at(21, 18, 20) + 12_000;

describe("a time of day", () => {
  it("is understood as people type it", () => {
    const evening = [
      "19:30",
      "1930",
      "19.30",
      "19h30",
      "7:30 pm",
      "7.30pm",
      "730pm",
      "7:30 p.m.",
      " 7.30 P ",
      "+70",
    ];
    for (const text of evening) expect(timeOf(timeOn(text, now, now) ?? 0), text).toBe("19:30");
    expect(timeOn("19:30", now, now)).toBe(at(21, 19, 30));
    expect(timeOn("+0:45", now, now)).toBe(now + 45_000);
    expect(timeOf(timeOn("20", now, now) ?? 0)).toBe("20:00");
    expect(timeOf(timeOn("20h", now, now) ?? 0)).toBe("20:00");
    expect(timeOf(timeOn("12:05 am", now, now) ?? 0)).toBe("00:05");
    expect(timeOf(timeOn("12pm", now, now) ?? 0)).toBe("12:00");
  });

  it("is the one of the day that is asked for, or the next one", () => {
    expect(timeOn("19:30", at(28, 12, 0), now)).toBe(at(28, 19, 30));
    expect(nextTime("18:10", now)).toBe(at(22, 18, 10));
    expect(nextTime("12:05 am", now)).toBe(at(22, 0, 5));
    expect(nextTime("18:30", now)).toBe(at(21, 18, 30));
  });

  it("may be so many minutes from now, whatever the day", () => {
    expect(nextTime("+10", now)).toBe(now + 600_000);
    expect(timeOn("+ 30 min", at(28, 12, 0), now)).toBe(now + 1_800_000);
  });

  it("is read in the digits of the locale", () => {
    useLocale("ar-EG");
    expect(timeOf(timeOn(`${chips(19)}:${chips(30)}`, now, now) ?? 0)).toBe("19:30");
  });

  it("is nothing else", () => {
    for (const text of [
      "",
      "soon",
      "25:00",
      "19:75",
      "193",
      "2460",
      "13 pm",
      "0 am",
      "+",
      "+soon",
      "7 m",
      "12345",
    ])
      expect(timeOn(text, now, now), text).toBeNull();
  });
});
