/** The fields of a prize structure as they are typed, and the structure that they say. Text in, data out; no rule. */

import type { FirstWish } from "$shared/types/FirstWish";
import type { PlacesWish } from "$shared/types/PlacesWish";
import type { PoolTerms } from "$shared/types/PoolTerms";
import type { PrizeStructure } from "$shared/types/PrizeStructure";
import type { Shares } from "$shared/types/Shares";
import { perCent } from "$shared/format";
import { hundredthsIn, minorUnits, typed, typedHundredths, wholeNumber } from "$shared/typed";
import type { Currency } from "$shared/types/Currency";

export type StructureKind = "tables" | "generated" | "percentages" | "amounts" | "seats";

/** A line of two fields: what an amount is for and the amount, or a place and what it wins beside money. */
export interface TypedPair {
  first: string;
  second: string;
}

export interface StructureFields {
  kind: StructureKind;
  places: string;
  least: string;
  first: string;
  tiers: string;
  unit: string;
  percentages: string;
  seat: string;
  guarantee: string;
  added: string;
  withheld: TypedPair[];
  goods: TypedPair[];
  reportAbove: string;
}

const NO_TERMS: PoolTerms = { guarantee: 0, added: 0, withheld: [], goods: [], report_above: null };

/** What is typed cannot be read: in this field. */
interface WrongField {
  field: keyof StructureFields;
}

function kindOf(shares: Shares): StructureKind {
  switch (shares.type) {
    case "hpt":
      return "tables";
    case "generated":
      return shares.tables ? "tables" : "generated";
    default:
      return shares.type;
  }
}

/** An amount, nothing for nothing. */
const orEmpty = (minor: number, currency: Currency): string => (minor === 0 ? "" : typed(minor, currency));

export function fieldsOf(prizes: PrizeStructure, terms: PoolTerms, currency: Currency): StructureFields {
  const { shares, unit } = prizes;
  const wish = shares.type === "generated" ? shares.wish : null;
  const places = wish?.places ?? { type: "share", hundredths: 1_250 };
  const first = wish?.first ?? { type: "usual" };
  return {
    kind: kindOf(shares),
    places: places.type === "share" ? perCent(places.hundredths) : String(places.places),
    least: typedHundredths(wish?.least ?? 150),
    first:
      first.type === "share"
        ? perCent(first.hundredths)
        : first.type === "steepness"
          ? `x${typedHundredths(first.hundredths)}`
          : "",
    tiers: wish?.tiers == null ? "" : String(wish.tiers),
    unit: typed(unit, currency),
    percentages:
      shares.type === "percentages" ? shares.hundredths.map(typedHundredths).join(" ") : "50 30 20",
    seat: shares.type === "seats" ? typed(shares.value, currency) : "",
    guarantee: orEmpty(terms.guarantee, currency),
    added: orEmpty(terms.added, currency),
    withheld: terms.withheld.map(({ name, amount }) => ({ first: name, second: typed(amount, currency) })),
    goods: terms.goods.map(({ place, name }) => ({ first: String(place), second: name })),
    reportAbove: terms.report_above === null ? "" : typed(terms.report_above, currency),
  };
}

/** A percentage with its sign, before or behind, in hundredths. */
function shareIn(text: string): number | null {
  const sign = /^%|%$/;
  return sign.test(text.trim()) ? hundredthsIn(text.trim().replace(sign, "")) : null;
}

function placesFrom(text: string): PlacesWish | null {
  const share = shareIn(text);
  if (share !== null) return { type: "share", hundredths: share };
  return /^\d{1,6}$/.test(text.trim()) ? { type: "number", places: Number(text.trim()) } : null;
}

function firstFrom(text: string): FirstWish | null {
  if (text.trim() === "") return { type: "usual" };
  const share = shareIn(text);
  if (share !== null) return { type: "share", hundredths: share };
  const steep = /^[x×]/i.test(text.trim()) ? hundredthsIn(text.trim().slice(1)) : null;
  return steep === null ? null : { type: "steepness", hundredths: steep };
}

/** The lines that something was typed into. */
const lines = (pairs: TypedPair[]): TypedPair[] =>
  pairs
    .map(({ first, second }) => ({ first: first.trim(), second: second.trim() }))
    .filter(({ first, second }) => first !== "" || second !== "");

/** What only the structures made from a wish show. */
const WISHED = ["places", "least", "first", "tiers"] as const;

/**
 * The structure that the fields say, with these amounts where they are fixed. The published tables of an older set-up keep the
 * curve that they had beyond 30 entries, unless something else is wished for.
 */
export function structureFrom(
  fields: StructureFields,
  amounts: number[],
  currency: Currency,
  before: PrizeStructure,
): PrizeStructure | WrongField {
  const unit = minorUnits(fields.unit, currency);
  if (unit === null) return { field: "unit" };
  if (before.shares.type === "hpt" || before.shares.type === "generated") {
    const same = fieldsOf(before, NO_TERMS, currency);
    const unchanged = fields.kind === same.kind && WISHED.every((name) => fields[name] === same[name]);
    if (unchanged) return { shares: before.shares, unit };
  }
  switch (fields.kind) {
    case "tables":
    case "generated": {
      const places = placesFrom(fields.places);
      if (places === null) return { field: "places" };
      const least = hundredthsIn(fields.least);
      if (least === null) return { field: "least" };
      const first = firstFrom(fields.first);
      if (first === null) return { field: "first" };
      const tiers = fields.tiers.trim() === "" ? null : wholeNumber(fields.tiers);
      if (tiers === null && fields.tiers.trim() !== "") return { field: "tiers" };
      const tables = fields.kind === "tables";
      // Another wish is generated anew, by the newest generator, which the engine names.
      return {
        shares: { type: "generated", tables, wish: { places, least, first, tiers, version: 0 } },
        unit,
      };
    }
    case "percentages": {
      const shares = fields.percentages
        // A comma before a space is between figures, whatever it is within one.
        .replace(/,\s/g, " ")
        .split(/[\s/;%]+/)
        .filter((part) => part !== "")
        .map(hundredthsIn);
      if (shares.length === 0 || shares.includes(null)) return { field: "percentages" };
      return { shares: { type: "percentages", hundredths: shares as number[] }, unit };
    }
    case "amounts":
      return { shares: { type: "amounts", amounts }, unit };
    case "seats": {
      const value = minorUnits(fields.seat, currency);
      return value === null ? { field: "seat" } : { shares: { type: "seats", value }, unit };
    }
  }
}

/** The pool's terms that the fields say. */
export function termsFrom(fields: StructureFields, currency: Currency): PoolTerms | WrongField {
  const amount = (text: string): number | null => (text.trim() === "" ? 0 : minorUnits(text, currency));
  const guarantee = amount(fields.guarantee);
  if (guarantee === null) return { field: "guarantee" };
  const added = amount(fields.added);
  if (added === null) return { field: "added" };
  const withheld = [];
  for (const { first, second } of lines(fields.withheld)) {
    const minor = minorUnits(second, currency);
    if (first === "" || minor === null) return { field: "withheld" };
    withheld.push({ name: first, amount: minor });
  }
  const goods = [];
  for (const { first, second } of lines(fields.goods)) {
    const place = wholeNumber(first);
    if (place === null || place > 999_999 || second === "") return { field: "goods" };
    goods.push({ place, name: second });
  }
  const reportAbove = fields.reportAbove.trim() === "" ? null : amount(fields.reportAbove);
  if (reportAbove === null && fields.reportAbove.trim() !== "") return { field: "reportAbove" };
  return { guarantee, added, withheld, goods, report_above: reportAbove };
}
