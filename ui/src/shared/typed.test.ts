import { afterEach, describe, expect, it } from "vitest";
import { perCent, useLocale } from "./format";
import {
  exampleAmount,
  hundredthsIn,
  minorUnits,
  signedHundredthsIn,
  typed,
  typedHundredths,
  wholeNumber,
} from "./typed";

const euro = { code: "EUR", decimals: 2 };
const yen = { code: "JPY", decimals: 0 };
const dinar = { code: "KWD", decimals: 3 };

afterEach(() => useLocale("en"));

/** What is read of an amount typed by a locale. */
function read(tag: string, text: string, currency = euro): number | null {
  useLocale(tag);
  return minorUnits(text, currency);
}

describe("typed amounts", () => {
  it("go to minor units and back without losing a cent", () => {
    for (const tag of [
      "en-US",
      "de-DE",
      "de-CH",
      "de-AT",
      "fr-FR",
      "en-IN",
      "es-ES",
      "pl-PL",
      "ar-EG",
      "hi-IN",
    ]) {
      useLocale(tag);
      for (const currency of [euro, yen, dinar]) {
        for (const minor of [0, 5, 29, 1_250, 18_750, 1_234_500, 123_456_789_050]) {
          const text = typed(minor, currency);
          expect(minorUnits(text, currency), `${tag} ${text}`).toBe(minor);
        }
        const example = exampleAmount(currency);
        expect(minorUnits(example, currency), `${tag} ${example}`).not.toBeNull();
      }
    }
  });

  it("are written and read as the tournament’s country does", () => {
    useLocale("de-DE");
    expect(typed(18_750, euro)).toBe("187,50");
    expect(typed(2_500, euro)).toBe("25");
    expect(exampleAmount(euro)).toBe("1.234,50");
    expect(typedHundredths(1_250)).toBe("12,5");
    expect(hundredthsIn("12,5")).toBe(1_250);
    expect([signedHundredthsIn("-2,5"), signedHundredthsIn("2"), signedHundredthsIn("--1")]).toEqual([
      -250,
      200,
      null,
    ]);
    expect(typedHundredths(-250)).toBe("-2,5");
    expect(perCent(1_250)).toBe("12,5\u00a0%");
    expect(read("de-DE", "1.187,50")).toBe(118_750);
    expect(read("de-DE", "25,50 €")).toBe(2_550);
    expect(read("de-CH", "1'187.50")).toBe(118_750);
    expect(read("fr-FR", "1 187,50")).toBe(118_750);
    expect(read("es-ES", "1.187,5")).toBe(118_750);
    expect(read("en-IN", "12,34,567")).toBe(123_456_700);
    expect(read("en-US", "1,187.5")).toBe(118_750);
    expect(read("en-US", "€25")).toBe(2_500);
    expect(read("ja-JP", "￥1,500", yen)).toBe(1_500);
    expect(read("ja-JP", "¥500", yen)).toBe(500);
    expect(read("en-US", "0.125", dinar)).toBe(125);
  });

  it("are refused where they could be two amounts, or another currency’s", () => {
    expect(read("de-DE", "187.50")).toBeNull();
    expect(read("de-DE", "1,187.50")).toBeNull();
    expect(read("de-DE", "0.125", dinar)).toBeNull();
    expect(read("en-US", "187,50")).toBeNull();
    expect(read("en-US", "1.187,50")).toBeNull();
    expect(read("en-US", "11,87")).toBeNull();
    expect(read("en-US", "1,23,456")).toBeNull();
    expect(read("en-US", "1.234")).toBeNull();
    expect(read("en-US", "12.")).toBeNull();
    expect(read("en-US", "$25")).toBeNull();
    expect(read("en-US", "-5")).toBeNull();
    expect(read("en-US", "")).toBeNull();
    expect(read("ja-JP", "500.5", yen)).toBeNull();
    expect(read("fr-FR", "1 18 750")).toBeNull();
  });

  it("take chips with grouped thousands", () => {
    expect(wholeNumber("10,000")).toBe(10_000);
    expect(wholeNumber("10 000")).toBe(10_000);
    expect(wholeNumber("0")).toBeNull();
    expect(wholeNumber("ten")).toBeNull();
  });
});
