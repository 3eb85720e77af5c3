import type { AnteOrder } from "$shared/types/AnteOrder";
import type { SetUp } from "$shared/types/SetUp";
import type { Stage } from "$shared/types/Stage";

/** What changes from one night to the next, as it stands in the fields of the form: text, as it was typed. */
export interface Tonight {
  name: string;
  /** `HH:MM`, or empty when no start is announced. */
  start: string;
  currency: string;
  prize: string;
  fee: string;
  bounty: string;
  stack: string;
  levelMinutes: string;
  rebuys: boolean;
  seats: string;
  unit: string;
  /** What a seat is worth where seats are the prizes; empty elsewhere. */
  seatWorth: string;
  anteOrder: AnteOrder;
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
  why: "amount" | "whole" | "name" | "time" | "seats";
}

const MINUTE = 60_000;

/** An amount as it is typed in a field: `25`, `187.50`. */
export function typed(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  if (decimals === 0) return digits;
  const whole = digits.slice(0, -decimals);
  const rest = digits.slice(-decimals);
  return /^0+$/.test(rest) ? whole : `${whole}.${rest}`;
}

/** The minor units of a typed amount, digit by digit so that no cent is lost; null when it is not an amount. */
export function minorUnits(text: string, decimals: number): number | null {
  const match = /^(\d{1,12})(?:[.,](\d*))?$/.exec(text.trim());
  if (match === null) return null;
  const rest = match[2] ?? "";
  if (rest.length > decimals) return null;
  return Number(`${match[1]}${rest.padEnd(decimals, "0")}`);
}

/** A whole number of at least 1; thousands may be grouped. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[,.'\s](?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,15}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 ? number : null;
}

/** The fields for a set-up. */
export function tonightOf(setup: SetUp): Tonight {
  const { decimals } = setup.currency;
  const level = setup.schedule.stages.find((stage) => stage.type === "level");
  return {
    name: setup.name,
    start: setup.starts_at === null ? "" : timeOf(setup.starts_at),
    currency: setup.currency.code,
    prize: typed(setup.price.prize, decimals),
    fee: typed(setup.price.fee, decimals),
    bounty: typed(setup.price.bounty, decimals),
    stack: String(setup.starting_stack),
    levelMinutes: String(Math.round((level?.length_ms ?? 0) / MINUTE)),
    rebuys: setup.rebuy !== null,
    seats: String(setup.rules.seats_per_table),
    unit: typed(setup.prizes.unit, decimals),
    seatWorth: paysSeats(setup) ? typed(setup.prizes.shares.value, decimals) : "",
    anteOrder: setup.rules.ante_order,
  };
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
  const decimals = decimalsOf(fields.currency);
  const name = fields.name.trim();
  if (name === "") return { field: "name", why: "name" };
  const start = fields.start === "" ? null : startFrom(fields.start, base.starts_at ?? now);
  if (start === undefined) return { field: "start", why: "time" };
  const prize = minorUnits(fields.prize, decimals);
  if (prize === null) return { field: "prize", why: "amount" };
  const fee = minorUnits(fields.fee, decimals);
  if (fee === null) return { field: "fee", why: "amount" };
  const bounty = minorUnits(fields.bounty, decimals);
  if (bounty === null) return { field: "bounty", why: "amount" };
  const stack = wholeNumber(fields.stack);
  if (stack === null) return { field: "stack", why: "whole" };
  const levelMinutes = wholeNumber(fields.levelMinutes);
  if (levelMinutes === null || levelMinutes > 1440) return { field: "levelMinutes", why: "whole" };
  const seats = wholeNumber(fields.seats);
  if (seats === null || seats < 2 || seats > 12) return { field: "seats", why: "seats" };
  const unit = minorUnits(fields.unit, decimals);
  if (unit === null) return { field: "unit", why: "amount" };
  const seatWorth = paysSeats(base) ? minorUnits(fields.seatWorth, decimals) : 0;
  if (seatWorth === null) return { field: "seatWorth", why: "amount" };

  const price = { prize, fee, bounty };
  const samePrice =
    rebuy?.price.prize === base.price.prize &&
    rebuy.price.fee === base.price.fee &&
    rebuy.price.bounty === base.price.bounty;
  const sameLength = tonightOf(base).levelMinutes === String(levelMinutes);
  return {
    ...base,
    name,
    starts_at: start,
    currency: { code: fields.currency, decimals },
    price,
    rebuy:
      !fields.rebuys || rebuy === null
        ? null
        : {
            ...rebuy,
            price: samePrice ? price : rebuy.price,
            chips: rebuy.chips === base.starting_stack ? stack : rebuy.chips,
          },
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

function lasting(stage: Stage, levelMinutes: number): Stage {
  return stage.type === "level" ? { ...stage, length_ms: levelMinutes * MINUTE } : stage;
}

function timeOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

/** That time on the day of `day`. Undefined when it is not a time. */
function startFrom(text: string, day: number): number | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (match === null) return undefined;
  return new Date(day).setHours(Number(match[1]), Number(match[2]), 0, 0);
}
