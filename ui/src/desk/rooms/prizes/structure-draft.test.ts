import { afterEach, describe, expect, it } from "vitest";
import { useLocale } from "$shared/format";
import type { PoolTerms, PrizeStructure } from "$shared/types";
import { fieldsOf, structureFrom, termsFrom } from "./structure-draft";

const euro = { code: "EUR", decimals: 2 };
const terms: PoolTerms = {
  guarantee: 1_000_000,
  added: 5_000,
  withheld: [{ name: "the dealers", amount: 5_050 }],
  goods: [{ place: 1, name: "Trophy" }],
  report_above: null,
};
const structures: PrizeStructure[] = [
  {
    shares: {
      type: "generated",
      tables: true,
      wish: {
        places: { type: "share", hundredths: 1_250 },
        least: 150,
        first: { type: "usual" },
        tiers: null,
      },
    },
    unit: 500,
  },
  {
    shares: {
      type: "generated",
      tables: false,
      wish: {
        places: { type: "number", places: 20 },
        least: 200,
        first: { type: "steepness", hundredths: 120 },
        tiers: 12,
      },
    },
    unit: 1,
  },
  { shares: { type: "percentages", hundredths: [5_000, 2_550, 2_450] }, unit: 100 },
  { shares: { type: "amounts", amounts: [30_000, 20_000] }, unit: 100 },
  { shares: { type: "seats", value: 25_000 }, unit: 500 },
  { shares: { type: "seats", value: 25_000, ticket: { event: "Main Event", first: 1_001 } }, unit: 500 },
];

afterEach(() => useLocale("en"));

describe("a structure in its fields", () => {
  it("comes back as it was", () => {
    for (const tag of ["en-US", "de-DE", "fr-FR", "de-CH", "ja-JP", "tr-TR"])
      for (const structure of structures) {
        useLocale(tag);
        const fields = fieldsOf(structure, terms, euro);
        const amounts = structure.shares.type === "amounts" ? structure.shares.amounts : [];
        expect(structureFrom(fields, amounts, euro)).toEqual(structure);
        expect(termsFrom(fields, euro)).toEqual(terms);
      }
  });

  it("has tickets until the end of their last day", () => {
    const until = new Date(2026, 11, 24, 23, 59, 59, 999).getTime();
    const ticket = { event: "Main Event", until };
    const structure: PrizeStructure = { shares: { type: "seats", value: 25_000, ticket }, unit: 0 };
    const fields = fieldsOf(structure, terms, euro);
    expect(fields.seatUntil).toBe("2026-12-24");
    expect(structureFrom(fields, [], euro)).toEqual(structure);
    const none = structureFrom({ ...fields, seatEvent: " " }, [], euro);
    expect(none).toEqual({ shares: { type: "seats", value: 25_000 }, unit: 0 });
  });

  it("names the field that cannot be read", () => {
    const generated = structures[0] as PrizeStructure;
    const fields = fieldsOf(generated, terms, euro);
    expect(structureFrom({ ...fields, places: "many" }, [], euro)).toEqual({ field: "places" });
    expect(structureFrom({ ...fields, first: "25" }, [], euro)).toEqual({ field: "first" });
    expect(termsFrom({ ...fields, withheld: [{ first: "dealers", second: "" }] }, euro)).toEqual({
      field: "withheld",
    });
    expect(termsFrom({ ...fields, goods: [{ first: "", second: "Trophy" }] }, euro)).toEqual({
      field: "goods",
    });
  });

  it("is written as the tournament’s country does", () => {
    useLocale("de-DE");
    const fields = fieldsOf(structures[2] as PrizeStructure, terms, euro);
    expect(fields.percentages).toBe("50 25,5 24,5");
    expect(fields.withheld).toEqual([{ first: "the dealers", second: "50,50" }]);
    expect(fieldsOf(structures[0] as PrizeStructure, terms, euro).places).toBe("12,5\u00a0%");
  });

  it("takes an amount with its thousands apart for one amount, and a comma for part of a name", () => {
    useLocale("en-US");
    const fields = fieldsOf(structures[0] as PrizeStructure, terms, euro);
    const withheld = [
      { first: "Dealers, floor 2", second: "1,000" },
      { first: " ", second: "" },
      { first: "Charity", second: "€12.50" },
    ];
    expect(termsFrom({ ...fields, withheld }, euro)).toMatchObject({
      withheld: [
        { name: "Dealers, floor 2", amount: 100_000 },
        { name: "Charity", amount: 1_250 },
      ],
    });
    const goods = [{ first: "1", second: "Trophy, 2 nights" }];
    expect(termsFrom({ ...fields, goods }, euro)).toMatchObject({
      goods: [{ place: 1, name: "Trophy, 2 nights" }],
    });
    for (const second of ["12,50", "1.000,00", "50 60", ""]) {
      const wrong = [{ first: "Dealers", second }];
      expect(termsFrom({ ...fields, withheld: wrong }, euro)).toEqual({ field: "withheld" });
    }
  });
});
