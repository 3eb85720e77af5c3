import { date } from "$shared/format";
import { timeOf, timeOn } from "$shared/time-of-day";
import { minorUnits, typed, wholeNumber } from "$shared/typed";
import type { AnteOrder } from "$shared/types/AnteOrder";
import type { BuyIn } from "$shared/types/BuyIn";
import type { Closing } from "$shared/types/Closing";
import type { SetUp } from "$shared/types/SetUp";
import type { Price } from "$shared/types/Price";
import type { Stage } from "$shared/types/Stage";
import { closingFrom, closingText } from "./closing-text";

const HALF_DAY = 43_200_000;

/** What changes from one night to the next, as it stands in the fields of the form: text, as it was typed. */
export interface Tonight {
  name: string;
  /** A time of day, or empty when no start is announced. */
  start: string;
  currency: string;
  /** The language tag by which amounts and dates are written; empty for the machine's. */
  locale: string;
  prize: string;
  fee: string;
  bounty: string;
  stack: string;
  levelMinutes: string;
  staff: string;
  league: string;
  /** What an entry costs once play has begun; both empty for the same. */
  latePrize: string;
  lateFee: string;
  /** Chips for those who enter early; empty for none. */
  early: string;
  /** Until when they get them; a closing point as it is typed, like all of these. */
  earlyUntil: string;
  rebuys: boolean;
  /** How many each player may take; empty for as many as wanted. */
  rebuyLimit: string;
  /** When rebuys close; empty for the first break. */
  rebuyUntil: string;
  /** A player with so many chips or fewer may rebuy; empty for a busted one only. */
  rebuyAtMost: string;
  addOns: boolean;
  addOnPrice: string;
  addOnChips: string;
  /** Empty for the first break. */
  addOnUntil: string;
  reEntries: boolean;
  reEntryLimit: string;
  /** Empty for as long as late entry. */
  reEntryUntil: string;
  /** A player in play may give up the stack for another. */
  forfeit: boolean;
  /** When late entry closes; empty for no late entry. */
  lateUntil: string;
  kinds: Kind[];
  seats: string;
  unit: string;
  /** What a seat is worth where seats are the prizes; empty elsewhere. */
  seatWorth: string;
  anteOrder: AnteOrder;
}

/** Another way to buy in, as it is typed. */
export interface Kind {
  name: string;
  prize: string;
  fee: string;
  chips: string;
  /** What stood there before, with the lines of the price that the form does not show; none for a new one. */
  before: BuyIn | null;
}

/** Whether big-blind antes are posted at some time, so that it matters what is paid first. */
export function hasBigBlindAntes({ schedule }: SetUp): boolean {
  return schedule.stages.some((stage) => stage.type === "level" && stage.ante.type === "big_blind");
}

/** Whether the prizes are seats in another event. */
export function paysSeats(setup: SetUp): setup is SetUp & { prizes: { shares: { type: "seats" } } } {
  return setup.prizes.shares.type === "seats";
}

/** The field that is wrong, and what would be right. */
export interface Wrong {
  field: keyof Tonight;
  why: "amount" | "whole" | "name" | "time" | "seats" | "kind" | "closing" | "locale";
}

const MINUTE = 60_000;

/** The fields for a set-up. */
export function tonightOf(setup: SetUp): Tonight {
  const { currency } = setup;
  const level = setup.schedule.stages.find((stage) => stage.type === "level");
  return {
    name: setup.name,
    start: setup.starts_at === null ? "" : timeOf(setup.starts_at),
    currency: setup.currency.code,
    locale: setup.locale ?? "",
    prize: typed(setup.price.prize, currency),
    fee: typed(setup.price.fee, currency),
    bounty: typed(setup.price.bounty, currency),
    stack: String(setup.starting_stack),
    levelMinutes: String(Math.round((level?.length_ms ?? 0) / MINUTE)),
    staff: typed(setup.price.staff, currency),
    league: typed(setup.price.league, currency),
    latePrize: setup.late_price === null ? "" : typed(setup.late_price.prize, currency),
    lateFee: setup.late_price === null ? "" : typed(setup.late_price.fee, currency),
    early: setup.early_bird === null ? "" : String(setup.early_bird.chips),
    earlyUntil: closingText(setup.early_bird?.until ?? null),
    rebuys: setup.rebuy !== null,
    rebuyLimit: setup.rebuy === null ? "1" : textOf(setup.rebuy.limit),
    rebuyUntil: closingText(setup.rebuy?.until ?? null),
    rebuyAtMost: setup.rebuy === null || setup.rebuy.at_most === 0 ? "" : String(setup.rebuy.at_most),
    addOns: setup.add_on !== null,
    addOnPrice: typed((setup.add_on?.price ?? setup.price).prize, currency),
    addOnChips: String(setup.add_on?.chips ?? setup.starting_stack),
    addOnUntil: closingText(setup.add_on?.until ?? null),
    reEntries: setup.re_entry !== null,
    reEntryLimit: setup.re_entry === null ? "1" : textOf(setup.re_entry.limit),
    reEntryUntil: sameClosing(setup.re_entry?.until, setup.late_entry_until)
      ? ""
      : closingText(setup.re_entry?.until ?? null),
    forfeit: setup.re_entry?.forfeit ?? false,
    lateUntil: closingText(setup.late_entry_until),
    kinds: setup.buy_ins.map((kind) => ({
      name: kind.name,
      prize: typed(kind.price.prize, currency),
      fee: typed(kind.price.fee, currency),
      chips: String(kind.chips),
      before: kind,
    })),
    seats: String(setup.rules.seats_per_table),
    unit: typed(setup.prizes.unit, currency),
    seatWorth: paysSeats(setup) ? typed(setup.prizes.shares.value, currency) : "",
    anteOrder: setup.rules.ante_order,
  };
}

/** The fields for a new tournament: the set-up's, under a name that says the day. */
export function newTonight(setup: SetUp, now: number): Tonight {
  return { ...tonightOf(setup), name: `${setup.name}, ${date(now)}` };
}

/**
 * The fields of another template, with everything that was typed since the fields were `before`. What a seat is worth is
 * kept only where the other one has seats as prizes, too.
 */
export function keepTyped(before: Tonight, typed: Tonight, other: Tonight): Tonight {
  const same = (name: keyof Tonight): boolean => JSON.stringify(before[name]) === JSON.stringify(typed[name]);
  const names = Object.keys(other) as (keyof Tonight)[];
  const kept = names.filter((name) => !same(name) && !(name === "seatWorth" && other.seatWorth === ""));
  return { ...other, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

function textOf(limit: number | null): string {
  return limit === null ? "" : String(limit);
}

/** Whether both close at the same point. */
function sameClosing(one: Closing | null | undefined, other: Closing | null | undefined): boolean {
  return closingText(one ?? null) === closingText(other ?? null);
}

/**
 * A price whose lines of `shown` were typed; the others follow the entry's where they were the same before, and stay what they
 * were where they were not.
 */
function following(own: Price | undefined, base: Price, price: Price, shown: Partial<Price>): Price {
  const part = (name: keyof Price): number =>
    shown[name] ?? (own === undefined || own[name] === base[name] ? price[name] : own[name]);
  return {
    prize: part("prize"),
    fee: part("fee"),
    bounty: part("bounty"),
    staff: part("staff"),
    league: part("league"),
  };
}

/** The start that is typed: on the day of the one before, else today, or tomorrow where that is long past. */
export function startFrom(text: string, before: number | null, now: number): number | null | undefined {
  if (text.trim() === "") return null;
  const at = timeOn(text, before ?? now, now);
  if (at === null) return undefined;
  if (before !== null || at > now - HALF_DAY) return at;
  const next = new Date(at);
  return next.setDate(next.getDate() + 1);
}

/** Decimal digits of a currency's minor unit. */
export function decimalsOf(code: string): number {
  if (code === "XXX") return 2;
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency: code });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/**
 * The set-up that the fields ask for, on the ground of the one they were filled from; or the first field that is
 * wrong. What the form does not show stays as it was; what follows from a field follows it: a rebuy costs and buys
 * what an entry does where it did before.
 */
export function setUpFrom(base: SetUp, fields: Tonight, now: number, rebuy = base.rebuy): SetUp | Wrong {
  const currency = { code: fields.currency, decimals: decimalsOf(fields.currency) };
  const name = fields.name.trim();
  if (name === "") return { field: "name", why: "name" };
  const start = startFrom(fields.start, base.starts_at, now);
  if (start === undefined) return { field: "start", why: "time" };
  const prize = minorUnits(fields.prize, currency);
  if (prize === null) return { field: "prize", why: "amount" };
  const fee = minorUnits(fields.fee, currency);
  if (fee === null) return { field: "fee", why: "amount" };
  const bounty = minorUnits(fields.bounty, currency);
  if (bounty === null) return { field: "bounty", why: "amount" };
  const stack = wholeNumber(fields.stack);
  if (stack === null) return { field: "stack", why: "whole" };
  const levelMinutes = wholeNumber(fields.levelMinutes);
  if (levelMinutes === null || levelMinutes > 1440) return { field: "levelMinutes", why: "whole" };
  const seats = wholeNumber(fields.seats);
  if (seats === null || seats < 2 || seats > 12) return { field: "seats", why: "seats" };
  const unit = minorUnits(fields.unit, currency);
  if (unit === null) return { field: "unit", why: "amount" };
  const seatWorth = paysSeats(base) ? minorUnits(fields.seatWorth, currency) : 0;
  if (seatWorth === null) return { field: "seatWorth", why: "amount" };

  const staff = minorUnits(fields.staff, currency);
  if (staff === null) return { field: "staff", why: "amount" };
  const league = minorUnits(fields.league, currency);
  if (league === null) return { field: "league", why: "amount" };
  const early = fields.early.trim() === "" ? 0 : wholeNumber(fields.early);
  if (early === null) return { field: "early", why: "whole" };
  const price: Price = { prize, fee, bounty, staff, league };
  const from = start ?? now;
  const levels = base.schedule.stages.filter((stage) => stage.type === "level").length;
  const locale = localeFrom(fields.locale);
  if (locale === undefined) return { field: "locale", why: "locale" };
  const latePrize = fields.latePrize.trim() === "" ? null : minorUnits(fields.latePrize, currency);
  if (fields.latePrize.trim() !== "" && latePrize === null) return { field: "latePrize", why: "amount" };
  const lateFee = fields.lateFee.trim() === "" ? null : minorUnits(fields.lateFee, currency);
  if (fields.lateFee.trim() !== "" && lateFee === null) return { field: "lateFee", why: "amount" };
  const latePrice =
    latePrize === null && lateFee === null
      ? null
      : following(base.late_price ?? undefined, base.price, price, {
          prize: latePrize ?? prize,
          fee: lateFee ?? fee,
        });
  const rebuyNow = rebuy ?? { price: base.price, chips: base.starting_stack };
  const rebuyLimit = limitFrom(fields.rebuyLimit);
  if (fields.rebuys && rebuyLimit === undefined) return { field: "rebuyLimit", why: "whole" };
  const rebuyUntil = closingFrom(fields.rebuyUntil, from, levels, rebuy?.until ?? null);
  if (fields.rebuys && rebuyUntil === undefined) return { field: "rebuyUntil", why: "closing" };
  const atMost = fields.rebuyAtMost.trim() === "" ? 0 : wholeNumber(fields.rebuyAtMost);
  if (fields.rebuys && atMost === null) return { field: "rebuyAtMost", why: "whole" };
  const addOnPrize = minorUnits(fields.addOnPrice, currency);
  if (fields.addOns && addOnPrize === null) return { field: "addOnPrice", why: "amount" };
  const addOnChips = wholeNumber(fields.addOnChips);
  if (fields.addOns && addOnChips === null) return { field: "addOnChips", why: "whole" };
  const reEntryLimit = limitFrom(fields.reEntryLimit);
  if (fields.reEntries && reEntryLimit === undefined) return { field: "reEntryLimit", why: "whole" };
  const addOnUntil = closingFrom(fields.addOnUntil, from, levels, base.add_on?.until ?? null);
  if (fields.addOns && addOnUntil === undefined) return { field: "addOnUntil", why: "closing" };
  const lateUntil = closingFrom(fields.lateUntil, from, levels, base.late_entry_until);
  if (lateUntil === undefined) return { field: "lateUntil", why: "closing" };
  const reEntryUntil = closingFrom(fields.reEntryUntil, from, levels, base.re_entry?.until ?? null);
  if (fields.reEntries && reEntryUntil === undefined) return { field: "reEntryUntil", why: "closing" };
  const earlyUntil = closingFrom(fields.earlyUntil, from, levels, base.early_bird?.until ?? null);
  if (early > 0 && earlyUntil === undefined) return { field: "earlyUntil", why: "closing" };
  const kinds = fields.kinds.map((kind) => {
    const [kindPrize, kindFee] = [minorUnits(kind.prize, currency), minorUnits(kind.fee, currency)];
    const kindChips = wholeNumber(kind.chips);
    if (kind.name.trim() === "" || kindPrize === null || kindFee === null || kindChips === null) return null;
    const shown = { prize: kindPrize, fee: kindFee };
    const kindPrice = following(kind.before?.price, base.price, price, shown);
    return { name: kind.name.trim(), price: kindPrice, chips: kindChips };
  });
  if (kinds.includes(null)) return { field: "kinds", why: "kind" };
  const reEntryNow = base.re_entry ?? { chips: base.starting_stack };
  const sameLength = tonightOf(base).levelMinutes === String(levelMinutes);
  return {
    ...base,
    name,
    starts_at: start,
    currency,
    locale,
    price,
    late_price: latePrice,
    rebuy: !fields.rebuys
      ? null
      : {
          price: following(rebuyNow.price, base.price, price, {}),
          chips: rebuyNow.chips === base.starting_stack ? stack : rebuyNow.chips,
          limit: rebuyLimit ?? null,
          until: rebuyUntil ?? FIRST_BREAK,
          at_most: atMost ?? 0,
        },
    buy_ins: kinds.filter((kind) => kind !== null),
    early_bird: early === 0 ? null : { chips: early, until: earlyUntil ?? { type: "level", level: 1 } },
    late_entry_until: lateUntil,
    add_on:
      !fields.addOns || addOnPrize === null || addOnChips === null
        ? null
        : {
            limit: base.add_on?.limit ?? 1,
            from: base.add_on?.from ?? { type: "first_break" },
            until: addOnUntil ?? FIRST_BREAK,
            price: { ...(base.add_on?.price ?? NOTHING), prize: addOnPrize },
            chips: addOnChips,
          },
    re_entry: fields.reEntries
      ? {
          price: following(base.re_entry?.price, base.price, price, {}),
          chips: reEntryNow.chips === base.starting_stack ? stack : reEntryNow.chips,
          limit: reEntryLimit ?? null,
          until: reEntryUntil ?? lateUntil ?? FIRST_BREAK,
          forfeit: fields.forfeit,
        }
      : null,
    starting_stack: stack,
    // The proposed chips make the old stack; another one is left to the host.
    stack_chips: stack === base.starting_stack ? base.stack_chips : [],
    schedule: sameLength
      ? base.schedule
      : { ...base.schedule, stages: base.schedule.stages.map((stage) => lasting(stage, levelMinutes)) },
    rules: {
      ...base.rules,
      seats_per_table: seats,
      preferred_size: Math.min(base.rules.preferred_size, seats),
      ante_order: fields.anteOrder,
    },
    prizes: {
      unit,
      shares: paysSeats(base) ? { type: "seats", value: seatWorth } : base.prizes.shares,
    },
  };
}

const FIRST_BREAK: Closing = { type: "first_break" };
const NOTHING: Price = { prize: 0, fee: 0, bounty: 0, staff: 0, league: 0 };

/** A limit as it is typed: nothing for none, undefined for what is no number. */
function limitFrom(text: string): number | null | undefined {
  return text.trim() === "" ? null : (wholeNumber(text) ?? undefined);
}

function lasting(stage: Stage, levelMinutes: number): Stage {
  return stage.type === "level" ? { ...stage, length_ms: levelMinutes * MINUTE } : stage;
}

/** A language tag as it is written; null for nothing typed, undefined for what is none. */
function localeFrom(text: string): string | null | undefined {
  if (text.trim() === "") return null;
  try {
    return Intl.getCanonicalLocales(text.trim())[0];
  } catch {
    return undefined;
  }
}
