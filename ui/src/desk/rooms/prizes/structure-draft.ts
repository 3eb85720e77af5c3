/** The fields of a prize structure as they are typed, and the structure that they say. Text in, data out; no rule. */

import type {
  Currency,
  FirstWish,
  PlacesWish,
  PoolTerms,
  PrizeStructure,
  Shares,
  TicketTerms,
} from "$shared/types";
import { perCent } from "$shared/format";
import { hundredthsIn, minorUnits, typed, typedHundredths, wholeNumber } from "$shared/typed";
import { dayOf, momentOf } from "../../seasons/days";
import { readForm } from "../../state/form";

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
  /** The event that the seats are tickets for; empty where they are none. */
  seatEvent: string;
  /** The last day on which they are good, such as 2026-12-24; empty where they do not expire. */
  seatUntil: string;
  /** The number of the first ticket, which the house gave. */
  seatFirst: number | undefined;
  guarantee: string;
  added: string;
  withheld: TypedPair[];
  goods: TypedPair[];
  reportAbove: string;
}

/** What is typed cannot be read: in this field. */
interface WrongField {
  field: keyof StructureFields;
}

function kindOf(shares: Shares): StructureKind {
  switch (shares.type) {
    case "generated":
      return shares.tables ? "tables" : "generated";
    default:
      return shares.type;
  }
}

/** An amount, nothing for nothing. */
const orEmpty = (minor: number, currency: Currency): string => (minor === 0 ? "" : typed(minor, currency));

function ticketFields(shares: Shares): Pick<StructureFields, "seatEvent" | "seatUntil" | "seatFirst"> {
  const ticket = shares.type === "seats" ? shares.ticket : undefined;
  const until = ticket?.until;
  return {
    seatEvent: ticket?.event ?? "",
    seatUntil: until === undefined ? "" : dayOf(until),
    seatFirst: ticket?.first,
  };
}

function ticketFrom({ seatEvent, seatUntil, seatFirst }: StructureFields): TicketTerms | undefined {
  if (seatEvent.trim() === "") return undefined;
  const until = momentOf(seatUntil, true);
  return {
    event: seatEvent.trim(),
    ...(until !== null && { until }),
    ...(seatFirst !== undefined && { first: seatFirst }),
  };
}

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
    ...ticketFields(shares),
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

/** The structure that the fields say, with these amounts where they are fixed. */
export function structureFrom(
  fields: StructureFields,
  amounts: number[],
  currency: Currency,
): PrizeStructure | WrongField {
  return readForm<PrizeStructure, WrongField>((wrong) => {
    const unit = minorUnits(fields.unit, currency) ?? wrong({ field: "unit" });
    switch (fields.kind) {
      case "tables":
      case "generated": {
        const wish = {
          places: placesFrom(fields.places) ?? wrong({ field: "places" }),
          least: hundredthsIn(fields.least) ?? wrong({ field: "least" }),
          first: firstFrom(fields.first) ?? wrong({ field: "first" }),
          tiers: fields.tiers.trim() === "" ? null : (wholeNumber(fields.tiers) ?? wrong({ field: "tiers" })),
        };
        return { shares: { type: "generated", tables: fields.kind === "tables", wish }, unit };
      }
      case "percentages": {
        const hundredths = fields.percentages
          // A comma before a space is between figures, whatever it is within one.
          .replace(/,\s/g, " ")
          .split(/[\s/;%]+/)
          .filter((part) => part !== "")
          .map((part) => hundredthsIn(part) ?? wrong({ field: "percentages" }));
        if (hundredths.length === 0) return wrong({ field: "percentages" });
        return { shares: { type: "percentages", hundredths }, unit };
      }
      case "amounts":
        return { shares: { type: "amounts", amounts }, unit };
      case "seats": {
        const value = minorUnits(fields.seat, currency) ?? wrong({ field: "seat" });
        const ticket = ticketFrom(fields);
        return { shares: { type: "seats", value, ...(ticket !== undefined && { ticket }) }, unit };
      }
    }
  });
}

export function termsFrom(fields: StructureFields, currency: Currency): PoolTerms | WrongField {
  return readForm<PoolTerms, WrongField>((wrong) => {
    const amount = (field: "guarantee" | "added" | "reportAbove"): number =>
      fields[field].trim() === "" ? 0 : (minorUnits(fields[field], currency) ?? wrong({ field }));
    return {
      guarantee: amount("guarantee"),
      added: amount("added"),
      withheld: lines(fields.withheld).map(({ first, second }) => ({
        name: first || wrong({ field: "withheld" }),
        amount: minorUnits(second, currency) ?? wrong({ field: "withheld" }),
      })),
      goods: lines(fields.goods).map(({ first, second }) => {
        const place = wholeNumber(first);
        if (place === null || place > 999_999 || second === "") return wrong({ field: "goods" });
        return { place, name: second };
      }),
      report_above: fields.reportAbove.trim() === "" ? null : amount("reportAbove"),
    };
  });
}
