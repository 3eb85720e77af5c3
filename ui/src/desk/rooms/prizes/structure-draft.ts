/** The fields of a prize structure as they are typed, and the structure that they say. Text in, data out; no rule. */

import type { FirstWish } from "$shared/types/FirstWish";
import type { PlacesWish } from "$shared/types/PlacesWish";
import type { PoolTerms } from "$shared/types/PoolTerms";
import type { PrizeStructure } from "$shared/types/PrizeStructure";
import type { Shares } from "$shared/types/Shares";
import { minorUnits, typed } from "../../new_tournament/tonight";

export type StructureKind = "tables" | "generated" | "percentages" | "amounts" | "seats";

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
  withheld: string;
  goods: string;
  reportAbove: string;
}

const NO_TERMS: PoolTerms = { guarantee: 0, added: 0, withheld: [], goods: [], report_above: null };

/** What is typed cannot be read: in this field. */
export interface WrongField {
  field: keyof StructureFields;
}

export function kindOf(shares: Shares): StructureKind {
  switch (shares.type) {
    case "hpt":
      return "tables";
    case "generated":
      return shares.tables ? "tables" : "generated";
    default:
      return shares.type;
  }
}

/** Hundredths as they are typed: 1250 is `12.5`. */
const hundredths = (count: number): string => typed(count, 2).replace(/(\.\d)0$/, "$1");

/** An amount, nothing for nothing. */
const orEmpty = (minor: number, decimals: number): string => (minor === 0 ? "" : typed(minor, decimals));

export function fieldsOf(prizes: PrizeStructure, terms: PoolTerms, decimals: number): StructureFields {
  const { shares, unit } = prizes;
  const wish = shares.type === "generated" ? shares.wish : null;
  const places = wish?.places ?? { type: "share", hundredths: 1_250 };
  const first = wish?.first ?? { type: "usual" };
  return {
    kind: kindOf(shares),
    places: places.type === "share" ? `${hundredths(places.hundredths)} %` : String(places.places),
    least: hundredths(wish?.least ?? 150),
    first:
      first.type === "share"
        ? `${hundredths(first.hundredths)} %`
        : first.type === "steepness"
          ? `x${hundredths(first.hundredths)}`
          : "",
    tiers: wish?.tiers == null ? "" : String(wish.tiers),
    unit: typed(unit, decimals),
    percentages: shares.type === "percentages" ? shares.hundredths.map(hundredths).join(" ") : "50 30 20",
    seat: shares.type === "seats" ? typed(shares.value, decimals) : "",
    guarantee: orEmpty(terms.guarantee, decimals),
    added: orEmpty(terms.added, decimals),
    withheld: terms.withheld.map((line) => `${line.name} ${typed(line.amount, decimals)}`).join(", "),
    goods: terms.goods.map((good) => `${good.place} ${good.name}`).join(", "),
    reportAbove: terms.report_above === null ? "" : typed(terms.report_above, decimals),
  };
}

/** A number with a sign behind or before it, in hundredths: `12.5 %`. */
function hundredthsIn(text: string, sign: RegExp): number | null {
  return sign.test(text) ? minorUnits(text.replace(sign, "").trim(), 2) : null;
}

function placesFrom(text: string): PlacesWish | null {
  const share = hundredthsIn(text.trim(), /%$/);
  if (share !== null) return { type: "share", hundredths: share };
  return /^\d{1,6}$/.test(text.trim()) ? { type: "number", places: Number(text.trim()) } : null;
}

function firstFrom(text: string): FirstWish | null {
  if (text.trim() === "") return { type: "usual" };
  const share = hundredthsIn(text.trim(), /%$/);
  if (share !== null) return { type: "share", hundredths: share };
  const steep = hundredthsIn(text.trim(), /^[x×]/i);
  return steep === null ? null : { type: "steepness", hundredths: steep };
}

/** Comma-separated parts, tidied. */
const parts = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What only the structures made from a wish show. */
const WISHED = ["places", "least", "first", "tiers"] as const;

/**
 * The structure that the fields say, with these amounts where they are fixed. The published tables of an older set-up keep the
 * curve that they had beyond 30 entries, unless something else is wished for.
 */
export function structureFrom(
  fields: StructureFields,
  amounts: number[],
  decimals: number,
  before: PrizeStructure,
): PrizeStructure | WrongField {
  const unit = minorUnits(fields.unit, decimals);
  if (unit === null) return { field: "unit" };
  if (fields.kind === "tables" && before.shares.type === "hpt") {
    const same = fieldsOf(before, NO_TERMS, decimals);
    if (WISHED.every((name) => fields[name] === same[name])) return { shares: before.shares, unit };
  }
  switch (fields.kind) {
    case "tables":
    case "generated": {
      const places = placesFrom(fields.places);
      if (places === null) return { field: "places" };
      const least = minorUnits(fields.least, 2);
      if (least === null) return { field: "least" };
      const first = firstFrom(fields.first);
      if (first === null) return { field: "first" };
      const tiers = fields.tiers.trim() === "" ? null : minorUnits(fields.tiers, 0);
      if (tiers === null && fields.tiers.trim() !== "") return { field: "tiers" };
      const tables = fields.kind === "tables";
      return { shares: { type: "generated", tables, wish: { places, least, first, tiers } }, unit };
    }
    case "percentages": {
      const shares = fields.percentages
        .split(/[\s/;%]+/)
        .filter((part) => part !== "")
        .map((part) => minorUnits(part, 2));
      if (shares.length === 0 || shares.includes(null)) return { field: "percentages" };
      return { shares: { type: "percentages", hundredths: shares as number[] }, unit };
    }
    case "amounts":
      return { shares: { type: "amounts", amounts }, unit };
    case "seats": {
      const value = minorUnits(fields.seat, decimals);
      return value === null ? { field: "seat" } : { shares: { type: "seats", value }, unit };
    }
  }
}

/** The pool's terms that the fields say. */
export function termsFrom(fields: StructureFields, decimals: number): PoolTerms | WrongField {
  const amount = (text: string): number | null => (text.trim() === "" ? 0 : minorUnits(text, decimals));
  const guarantee = amount(fields.guarantee);
  if (guarantee === null) return { field: "guarantee" };
  const added = amount(fields.added);
  if (added === null) return { field: "added" };
  const withheld = [];
  for (const part of parts(fields.withheld)) {
    const match = /^(.+?)\s+([\d.]+)$/.exec(part);
    const minor = match === null ? null : minorUnits(match[2] ?? "", decimals);
    if (match === null || minor === null) return { field: "withheld" };
    withheld.push({ name: match[1] ?? "", amount: minor });
  }
  const goods = [];
  for (const part of parts(fields.goods)) {
    const match = /^(\d{1,6})\s+(.+)$/.exec(part);
    if (match === null) return { field: "goods" };
    goods.push({ place: Number(match[1]), name: match[2] ?? "" });
  }
  const reportAbove = fields.reportAbove.trim() === "" ? null : amount(fields.reportAbove);
  if (reportAbove === null && fields.reportAbove.trim() !== "") return { field: "reportAbove" };
  return { guarantee, added, withheld, goods, report_above: reportAbove };
}
