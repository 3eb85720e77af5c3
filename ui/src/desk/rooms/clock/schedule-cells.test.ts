import { afterEach, describe, expect, it } from "vitest";
import { chips, useLocale } from "$shared/format";
import { chipsIn, clockWish, lengthText, timeIn } from "./schedule-cells";

afterEach(() => useLocale("en"));

describe("an amount of chips in a cell", () => {
  it("is understood as people type it", () => {
    const typed = ["1000", " 1,000 ", "1.000", "1 000", "1’000", "25k", "25 K", "2.5k", "2,5k", "1.5M", "0"];
    expect(typed.map(chipsIn)).toEqual([
      1000, 1000, 1000, 1000, 1000, 25_000, 25_000, 2_500, 2_500, 1_500_000, 0,
    ]);
  });

  it("is nothing where it is not a whole number", () => {
    for (const typed of ["", "x", "10x", "1.5", "1,00", "-5", "k", "0.0001k", "1,,000", "1e3"]) {
      expect(chipsIn(typed), typed).toBeNull();
    }
  });

  it("is read again as every locale writes it", () => {
    for (const tag of ["en", "de", "fr", "de-CH", "en-IN", "ar-EG", "fa"]) {
      useLocale(tag);
      for (const amount of [5, 250, 1_000, 25_000, 150_000, 12_500_000]) {
        expect(chipsIn(chips(amount)), `${tag} ${chips(amount)}`).toBe(amount);
      }
    }
  });
});

describe("a length or a time left", () => {
  it("is minutes, or minutes and seconds", () => {
    expect(["12", "12:30", "0:45", "1:02:05", "90:00", "20 min"].map(timeIn)).toEqual([
      720_000, 750_000, 45_000, 3_725_000, 5_400_000, 1_200_000,
    ]);
    for (const typed of ["", "12:3", "12:75", "1:75:00", "twelve", ":30"]) {
      expect(timeIn(typed), typed).toBeNull();
    }
  });

  it("stands in its cell as whole minutes where it can", () => {
    expect([1_200_000, 1_230_000, 45_000].map(lengthText)).toEqual(["20", "20:30", "0:45"]);
  });

  it("is added or taken away with a sign", () => {
    expect(clockWish("12:30")).toEqual({ set: 750_000 });
    expect(clockWish("+5")).toEqual({ by: 300_000 });
    expect(clockWish("-0:30")).toEqual({ by: -30_000 });
    expect(clockWish("soon")).toBeNull();
  });
});
