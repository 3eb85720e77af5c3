import { date } from "$shared/format";
import { daysLater } from "$shared/time-of-day";
import type { Closing, SetUp } from "$shared/types";

/** The last number of a name that follows a # or stands at its end. */
const NUMBER = /#\s*(\d+)(?!.*#\s*\d)|(?<=\s)(\d{1,4})$/u;

/** A year or a day of the month at the end is no number of an evening. */
const YEAR = /^(19|20)\d\d$/u;

/** The name of the next evening: another day in place of the one it was made on, one number more, or the day beside it. */
export function nextName(name: string, made: number, now: number): string {
  if (name.endsWith(date(made))) return `${name.slice(0, -date(made).length)}${date(now)}`;
  const plain = name.replace(/ \u00b7 [^\u00b7]*\d[^\u00b7]*$/u, "");
  if (plain !== name) return `${plain} \u00b7 ${date(now)}`;
  const found = NUMBER.exec(name);
  const typed = found?.[1] ?? found?.[2];
  if (found === null || typed === undefined || (found[1] === undefined && YEAR.test(typed)))
    return `${name} \u00b7 ${date(now)}`;
  const next = String(Number(typed) + 1).padStart(typed.length, "0");
  const before = name.slice(0, found.index);
  const after = name.slice(found.index + found[0].length);
  return `${before}${found[0].replace(typed, next)}${after}`;
}

/** How many days later this time of day comes next. */
function daysUntil(at: number, now: number): number {
  const days = Math.max(0, Math.floor((now - at) / 86_400_000));
  return [days, days + 1].find((later) => daysLater(at, later) >= now) ?? days + 2;
}

/** The same set-up for tonight: template, prices, rules and chips stay; the name and the times are new. */
export function nextSetUp(setup: SetUp, name: string, now: number): SetUp {
  const days = setup.starts_at === null ? null : daysUntil(setup.starts_at, now);
  const later = (at: number): number => daysLater(at, days ?? daysUntil(at, now));
  const closing = <Until extends Closing | null>(until: Until): Until =>
    until?.type === "time" ? { ...until, at: later(until.at) } : until;
  const closes = <Offer extends { until: Closing }>(offer: Offer | null): Offer | null =>
    offer && { ...offer, until: closing(offer.until) };
  return {
    ...setup,
    name,
    // The finalists of a season were tonight's.
    own_stacks: [],
    starts_at: setup.starts_at === null ? null : later(setup.starts_at),
    late_registration_until: closing(setup.late_registration_until),
    rebuy: closes(setup.rebuy),
    add_on: closes(setup.add_on),
    re_entry: closes(setup.re_entry),
    early_bird: closes(setup.early_bird),
  };
}
