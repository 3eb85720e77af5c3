import { date } from "$shared/format";
import type { Closing } from "$shared/types/Closing";
import type { SetUp } from "$shared/types/SetUp";

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

/** A closing at a time of last week is at the same time of day from now on. */
function closing(until: Closing | null, by: number): Closing | null {
  return until?.type === "time" ? { ...until, at: until.at + by } : until;
}

/** The same set-up for tonight: template, prices, rules and chips stay; the name and the times are new. */
export function nextSetUp(setup: SetUp, name: string, now: number): SetUp {
  const day = 24 * 60 * 60 * 1000;
  const from = setup.starts_at ?? null;
  const by = from === null ? 0 : Math.max(0, Math.ceil((now - from) / day)) * day;
  return {
    ...setup,
    name,
    starts_at: from === null ? null : from + by,
    late_entry_until: closing(setup.late_entry_until, by),
    rebuy: setup.rebuy && { ...setup.rebuy, until: closing(setup.rebuy.until, by) ?? setup.rebuy.until },
    add_on: setup.add_on && { ...setup.add_on, until: closing(setup.add_on.until, by) ?? setup.add_on.until },
    re_entry: setup.re_entry && {
      ...setup.re_entry,
      until: closing(setup.re_entry.until, by) ?? setup.re_entry.until,
    },
    early_bird: setup.early_bird && {
      ...setup.early_bird,
      until: closing(setup.early_bird.until, by) ?? setup.early_bird.until,
    },
  };
}
