import { describe, expect, it } from "vitest";
import type { PoolTerms } from "$shared/types/PoolTerms";
import type { PrizeStructure } from "$shared/types/PrizeStructure";
import { fieldsOf, structureFrom, termsFrom } from "./structure-draft";

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
];

describe("a structure in its fields", () => {
  it("comes back as it was", () => {
    for (const structure of structures) {
      const fields = fieldsOf(structure, terms, 2);
      const amounts = structure.shares.type === "amounts" ? structure.shares.amounts : [];
      expect(structureFrom(fields, amounts, 2, structure)).toEqual(structure);
      expect(termsFrom(fields, 2)).toEqual(terms);
    }
  });

  it("leaves the curve of an older set-up as it is, until something else is wished for", () => {
    const old: PrizeStructure = { shares: { type: "hpt" }, unit: 500 };
    const fields = fieldsOf(old, terms, 2);
    expect(structureFrom(fields, [], 2, old)).toEqual(old);
    expect(structureFrom({ ...fields, unit: "1" }, [], 2, old)).toEqual({ ...old, unit: 100 });
    expect(structureFrom({ ...fields, tiers: "9" }, [], 2, old)).toMatchObject({
      shares: { type: "generated", tables: true, wish: { tiers: 9 } },
    });
  });

  it("names the field that cannot be read", () => {
    const generated = structures[0] as PrizeStructure;
    const fields = fieldsOf(generated, terms, 2);
    expect(structureFrom({ ...fields, places: "many" }, [], 2, generated)).toEqual({ field: "places" });
    expect(structureFrom({ ...fields, first: "25" }, [], 2, generated)).toEqual({ field: "first" });
    expect(termsFrom({ ...fields, withheld: "dealers" }, 2)).toEqual({ field: "withheld" });
    expect(termsFrom({ ...fields, goods: "Trophy" }, 2)).toEqual({ field: "goods" });
  });
});
