import { beforeEach, describe, expect, it } from "vitest";
import {
  chips,
  clock,
  money,
  shortChips,
  tenths,
  usableLocale,
  useLocale,
  wallRange,
  wallTime,
} from "./format";

const dollars = { code: "USD", decimals: 2 };
const plain = { code: "XXX", decimals: 2 };

beforeEach(() => useLocale("en"));

it("falls back to English where the machine has no language", () => {
  expect(usableLocale(["C", "de-AT"])).toBe("de-AT");
  expect(usableLocale(["C", "POSIX", ""])).toBe("en");
  useLocale("C");
  expect(chips(1_000)).toBe("1,000");
});

describe("chips", () => {
  it("are grouped by locale", () => {
    expect(chips(154_200)).toBe("154,200");
    useLocale("de");
    expect(chips(154_200)).toBe("154.200");
  });

  it("are shortened only where nothing is lost", () => {
    expect(shortChips(3_000)).toBe("3K");
    expect(shortChips(2_500)).toBe("2.5K");
    expect(shortChips(2_550)).toBe("2,550");
    expect(shortChips(2_000_000)).toBe("2M");
    expect(shortChips(1_250_000)).toBe("1,250K");
    expect(shortChips(800)).toBe("800");
  });
});

describe("money", () => {
  it("has its sign and drops empty decimals", () => {
    expect(money(75_000, dollars)).toBe("$750");
    expect(money(18_750, dollars)).toBe("$187.50");
    expect(money(-150, dollars)).toBe("-$1.50");
  });

  it("has no sign when the currency is unknown", () => {
    expect(money(75_000, plain)).toBe("750");
    expect(money(18_755, plain)).toBe("187.55");
    expect(money(1_234, { code: "chips", decimals: 0 })).toBe("1,234 chips");
  });

  it("is exact up to the largest amount", () => {
    expect(money(9_007_199_254_740_991, plain)).toBe("90,071,992,547,409.91");
  });

  it("knows currencies without decimals", () => {
    expect(money(5_000, { code: "JPY", decimals: 0 })).toBe("¥5,000");
    expect(money(5, plain)).toBe("0.05");
  });
});

describe("the clock", () => {
  it("shows a begun second whole", () => {
    expect(clock(822_000)).toBe("13:42");
    expect(clock(821_001)).toBe("13:42");
    expect(clock(3_725_000)).toBe("1:02:05");
    expect(clock(0)).toBe("00:00");
    expect(clock(-5)).toBe("00:00");
  });

  it("shows tenths at the end", () => {
    expect(tenths(9_340)).toBe("09.4");
    expect(tenths(10_000)).toBe("10.0");
    expect(tenths(0)).toBe("00.0");
  });

  it("gives the time of day by locale", () => {
    const evening = new Date(2026, 10, 19, 21, 38).getTime();
    useLocale("en-GB");
    expect(wallTime(evening)).toBe("21:38");
    useLocale("en-US");
    expect(wallTime(evening).replace(/\s/g, " ")).toBe("9:38 PM");
  });

  it("gives two times of day as a range, over midnight and over noon too", () => {
    const at = (hour: number, minute: number): number => new Date(2026, 10, 19, hour, minute).getTime();
    const range = (from: number, to: number): string => wallRange(from, to).replace(/\s/g, " ");
    useLocale("en-GB");
    expect(range(at(21, 40), at(22, 30))).toBe("21:40–22:30");
    expect(range(at(23, 40), at(24, 20))).toBe(`23:40–${wallTime(at(24, 20))}`);
    useLocale("en-US");
    expect(range(at(21, 40), at(22, 30))).toBe("9:40–10:30 PM");
    expect(range(at(11, 40), at(12, 30))).toBe("11:40 AM–12:30 PM");
  });
});
