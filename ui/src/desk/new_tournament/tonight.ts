import { date } from "$shared/format";
import { daysLater, timeOf, timeOn } from "$shared/time-of-day";
import { minorUnits, typed, wholeNumber } from "$shared/typed";
import type { AnteOrder, BuyIn, Chip, Closing, Price, SetUp, Stage } from "$shared/types";
import { readForm } from "../state/form";
import { closingFrom, closingText } from "./closing-text";
import { type DayEndTyped, dayEndFrom, dayEndText } from "./day-end-text";

const HALF_DAY = 43_200_000;

/** What changes from one night to the next, as it stands in the fields of the form: text, as it was typed. */
export interface Tonight extends DayEndTyped {
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
  /** Empty for what the buy-in costs. */
  addOnPrice: string;
  /** Empty for as many as the starting stack has. */
  addOnChips: string;
  /** Empty for the first break. */
  addOnUntil: string;
  reEntries: boolean;
  reEntryLimit: string;
  /** Empty for as long as late registration. */
  reEntryUntil: string;
  /** A player in play may give up the stack for another. */
  forfeit: boolean;
  /** When late registration closes; empty for no late registration. */
  lateUntil: string;
  kinds: Kind[];
  seats: string;
  /** An event with fewer entries does not run; empty where any field plays. */
  smallest: string;
  /** The most entries that it takes; empty for no limit. */
  most: string;
  unit: string;
  /** What a seat is worth where seats are the prizes; empty elsewhere. */
  seatWorth: string;
  /** The event that the seats are tickets for; empty where they are none. */
  seatEvent: string;
  anteOrder: AnteOrder;
}

/** The fields that hold text. */
export type Text = Exclude<
  keyof Tonight,
  "rebuys" | "addOns" | "reEntries" | "forfeit" | "kinds" | "anteOrder" | "bagsTwice"
>;

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
  why: "amount" | "whole" | "name" | "time" | "kind" | "closing" | "locale" | "day" | "hands";
}

/** The fields that the engine refuses a set-up for, by the code of its refusal. */
export const REFUSED: Partial<Record<string, Text>> = {
  table_size: "seats",
  stage_length: "levelMinutes",
};

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
    early: String(setup.early_bird?.chips ?? ""),
    earlyUntil: closingText(setup.early_bird?.until ?? null, "before"),
    rebuys: setup.rebuy !== null,
    rebuyLimit: setup.rebuy === null ? "1" : String(setup.rebuy.limit ?? ""),
    rebuyUntil: closingText(setup.rebuy?.until ?? null),
    rebuyAtMost: String(setup.rebuy?.at_most || ""),
    addOns: setup.add_on !== null,
    addOnPrice: ifOther(setup.add_on?.price.prize, setup.price.prize, (prize) => typed(prize, currency)),
    addOnChips: ifOther(setup.add_on?.chips, setup.starting_stack, String),
    addOnUntil: closingText(setup.add_on?.until ?? null),
    reEntries: setup.re_entry !== null,
    reEntryLimit: setup.re_entry === null ? "1" : String(setup.re_entry.limit ?? ""),
    reEntryUntil: sameClosing(setup.re_entry?.until, setup.late_registration_until)
      ? ""
      : closingText(setup.re_entry?.until ?? null),
    forfeit: setup.re_entry?.forfeit ?? false,
    lateUntil: closingText(setup.late_registration_until),
    kinds: setup.buy_ins.map((kind) => ({
      name: kind.name,
      prize: typed(kind.price.prize, currency),
      fee: typed(kind.price.fee, currency),
      chips: String(kind.chips),
      before: kind,
    })),
    seats: String(setup.rules.seats_per_table),
    smallest: String(setup.smallest_field ?? ""),
    most: String(setup.most_entries ?? ""),
    ...dayEndText(setup.day_end),
    unit: typed(setup.prizes.unit, currency),
    seatWorth: paysSeats(setup) ? typed(setup.prizes.shares.value, currency) : "",
    seatEvent: paysSeats(setup) ? (setup.prizes.shares.ticket?.event ?? "") : "",
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
  const kept = names.filter(
    (name) => !same(name) && !((name === "seatWorth" || name === "seatEvent") && other.seatWorth === ""),
  );
  return { ...other, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) };
}

/** As it is typed, or empty where it follows what the entry has. */
function ifOther(own: number | undefined, entry: number, as: (value: number) => string): string {
  return own === undefined || own === entry ? "" : as(own);
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
  const parts = Object.keys(price) as (keyof Price)[];
  return Object.fromEntries(parts.map((name) => [name, part(name)])) as Record<keyof Price, number>;
}

/** The start that is typed: on the day of the one before, else today, or tomorrow where that is long past. */
export function startFrom(text: string, before: number | null, now: number): number | null | undefined {
  if (text.trim() === "") return null;
  const at = timeOn(text, before ?? now, now);
  if (at === null) return undefined;
  if (before !== null || at > now - HALF_DAY) return at;
  return daysLater(at, 1);
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

/** The chips of a starting stack, a line a colour; null for a stack that the chips of this set-up do not make. */
export function stackOf(base: SetUp, stack: number): { chip: Chip; each: number }[] | null {
  if (stack !== base.starting_stack) return null;
  const each = base.chips.map((chip, index) => ({ chip, each: base.stack_chips[index] ?? 0 }));
  return each.filter((part) => part.each > 0);
}

/**
 * The set-up that the fields ask for, on the ground of the one they were filled from; or the first field that is
 * wrong. What the form does not show stays as it was; what follows from a field follows it: a rebuy costs and buys
 * what an entry does where it did before.
 */
export function setUpFrom(base: SetUp, fields: Tonight, now: number): SetUp | Wrong {
  return readForm<SetUp, Wrong>((wrong) => {
    const currency = { code: fields.currency, decimals: decimalsOf(fields.currency) };
    const empty = (field: Text): boolean => fields[field].trim() === "";
    const amount = (field: Text): number =>
      minorUnits(fields[field], currency) ?? wrong({ field, why: "amount" });
    const whole = (field: Text): number => wholeNumber(fields[field]) ?? wrong({ field, why: "whole" });
    const name = fields.name.trim() || wrong({ field: "name", why: "name" });
    const start = startFrom(fields.start, base.starts_at, now);
    if (start === undefined) return wrong({ field: "start", why: "time" });
    const [prize, fee, bounty] = [amount("prize"), amount("fee"), amount("bounty")];
    const stack = whole("stack");
    const levelMinutes = whole("levelMinutes");
    const seats = whole("seats");
    const smallest = empty("smallest") ? null : whole("smallest");
    const most = empty("most") ? null : whole("most");
    const dayEnd = dayEndFrom(fields, base.day_end);
    if (typeof dayEnd === "string")
      return wrong({ field: dayEnd, why: dayEnd === "dayEnds" ? "day" : "hands" });
    const unit = amount("unit");
    const seatWorth = paysSeats(base) ? amount("seatWorth") : 0;

    const price: Price = { prize, fee, bounty, staff: amount("staff"), league: amount("league") };
    const early = empty("early") ? 0 : whole("early");
    const locale = localeFrom(fields.locale);
    if (locale === undefined) return wrong({ field: "locale", why: "locale" });
    const latePrize = empty("latePrize") ? null : amount("latePrize");
    const lateFee = empty("lateFee") ? null : amount("lateFee");
    const latePrice =
      latePrize === null && lateFee === null
        ? null
        : following(base.late_price ?? undefined, base.price, price, {
            prize: latePrize ?? prize,
            fee: lateFee ?? fee,
          });
    const levels = base.schedule.stages.filter((stage) => stage.type === "level").length;
    const until = (field: Text, before: Closing | null): Closing | null => {
      const meant = field === "earlyUntil" ? "before" : "through";
      const closing = closingFrom(fields[field], start ?? now, levels, before, meant);
      return closing === undefined ? wrong({ field, why: "closing" }) : closing;
    };
    const { rebuys, addOns, reEntries } = fields;
    const rebuyLimit = rebuys && !empty("rebuyLimit") ? whole("rebuyLimit") : null;
    const rebuyUntil = rebuys ? until("rebuyUntil", base.rebuy?.until ?? null) : null;
    const atMost = rebuys && !empty("rebuyAtMost") ? whole("rebuyAtMost") : 0;
    const addOnPrize = addOns && !empty("addOnPrice") ? amount("addOnPrice") : prize;
    const addOnChips = addOns && !empty("addOnChips") ? whole("addOnChips") : stack;
    const reEntryLimit = reEntries && !empty("reEntryLimit") ? whole("reEntryLimit") : null;
    const addOnUntil = addOns ? until("addOnUntil", base.add_on?.until ?? null) : null;
    const lateUntil = until("lateUntil", base.late_registration_until);
    const reEntryUntil = reEntries ? until("reEntryUntil", base.re_entry?.until ?? null) : null;
    const earlyUntil = early > 0 ? until("earlyUntil", base.early_bird?.until ?? null) : null;
    const kinds = fields.kinds.map((kind) => {
      const right = <T>(value: T | null): T => value ?? wrong({ field: "kinds", why: "kind" });
      const shown = {
        prize: right(minorUnits(kind.prize, currency)),
        fee: right(minorUnits(kind.fee, currency)),
      };
      return {
        name: right(kind.name.trim() || null),
        price: following(kind.before?.price, base.price, price, shown),
        chips: right(wholeNumber(kind.chips)),
      };
    });
    const rebuyNow = base.rebuy ?? { price: base.price, chips: base.starting_stack };
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
      rebuy: !rebuys
        ? null
        : {
            price: following(rebuyNow.price, base.price, price, {}),
            chips: rebuyNow.chips === base.starting_stack ? stack : rebuyNow.chips,
            limit: rebuyLimit,
            until: rebuyUntil ?? FIRST_BREAK,
            at_most: atMost,
          },
      buy_ins: kinds,
      early_bird: early === 0 ? null : { chips: early, until: earlyUntil ?? { type: "level", level: 1 } },
      late_registration_until: lateUntil,
      add_on: !addOns
        ? null
        : {
            limit: base.add_on?.limit ?? 1,
            from: base.add_on?.from ?? { type: "first_break" },
            until: addOnUntil ?? FIRST_BREAK,
            price: { ...(base.add_on?.price ?? NOTHING), prize: addOnPrize },
            chips: addOnChips,
          },
      re_entry: !reEntries
        ? null
        : {
            price: following(base.re_entry?.price, base.price, price, {}),
            chips: reEntryNow.chips === base.starting_stack ? stack : reEntryNow.chips,
            limit: reEntryLimit,
            until: reEntryUntil ?? lateUntil ?? FIRST_BREAK,
            forfeit: fields.forfeit,
          },
      ...{ smallest_field: smallest ?? undefined, most_entries: most ?? undefined, day_end: dayEnd },
      starting_stack: stack,
      // The proposed chips make the old stack; another one is left to the host.
      stack_chips: stackOf(base, stack) === null ? [] : base.stack_chips,
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
        shares: paysSeats(base)
          ? {
              type: "seats",
              value: seatWorth,
              ...(!empty("seatEvent") && {
                ticket: { ...base.prizes.shares.ticket, event: fields.seatEvent.trim() },
              }),
            }
          : base.prizes.shares,
      },
    };
  });
}

const FIRST_BREAK: Closing = { type: "first_break" };
const NOTHING: Price = { prize: 0, fee: 0, bounty: 0, staff: 0, league: 0 };

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
