/**
 * Numbers, money and times as people read them, by locale. Nothing here calculates: amounts arrive finished from the
 * engine, and an amount of money is turned into decimals digit by digit, so that no cent is lost to rounding.
 */

import type { Currency } from "./types";

/**
 * The first of these tags that names a language. A machine without one set up calls its language "C", which the
 * formatters would refuse with an error that leaves the window empty.
 */
export function usableLocale(tags: readonly string[]): string {
  for (const tag of tags) {
    try {
      if (Intl.NumberFormat.supportedLocalesOf(tag).length > 0) return tag;
    } catch {
      // Not a language tag at all; the next one may be.
    }
  }
  return "en";
}

/** The machine's own. */
const machines: readonly string[] =
  typeof navigator === "undefined" ? [] : [navigator.language, ...navigator.languages];
let locale = usableLocale(machines);

/** Formats by a tournament's own locale from now on; by the machine's where it has none, or one that is not known here. */
export function useLocale(tag: string | null): void {
  locale = usableLocale(tag === null ? machines : [tag, ...machines]);
}

/** How an amount and a date look by a locale: `1.234,50 € · 21. Nov. 2026`. Empty where the tag is none. */
export function exampleOf(tag: string, currency: Currency, epochMs: number): string {
  const before = locale;
  try {
    locale = Intl.getCanonicalLocales(tag)[0] ?? before;
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return "";
    return `${money(12_345 * 10 ** currency.decimals + (currency.decimals > 0 ? 50 : 0), currency)} · ${date(epochMs)}`;
  } catch {
    return "";
  } finally {
    locale = before;
  }
}

/** Formatters are slow to make and quick to use, so each is made once for each locale. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** The locale's formatter of numbers. */
export function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} n ${JSON.stringify(options)}`;
  let format = made.get(key) as Intl.NumberFormat | undefined;
  if (!format) made.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

function times(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} t ${JSON.stringify(options)}`;
  let format = made.get(key) as Intl.DateTimeFormat | undefined;
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** A count or an amount of chips, grouped: `154,200`. */
export function chips(amount: number): string {
  return numbers({ useGrouping: true, maximumFractionDigits: 0 }).format(amount);
}

/**
 * An amount of chips as it is spoken: `3K`, `2.5M`; grouped where the short form would not be exact, so that nobody
 * posts a blind that was rounded.
 */
export function shortChips(amount: number): string {
  const units: [number, string][] = [
    [1_000_000_000, "B"],
    [1_000_000, "M"],
    [1_000, "K"],
  ];
  for (const [unit, letter] of units) {
    if (amount >= unit && (amount * 10) % unit === 0) {
      return numbers({ maximumFractionDigits: 1 }).format(amount / unit) + letter;
    }
  }
  return chips(amount);
}

/** An amount in minor units as decimal digits: 18750 with 2 decimals is `187.50`. */
function decimalDigits(minor: number, decimals: number): string {
  const sign = minor < 0 ? "-" : "";
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount of money: the currency's own sign by locale, none for "XXX", and decimals only where they are not zero. */
export function money(minor: number, currency: Currency): string {
  const digits = decimalDigits(minor, currency.decimals);
  const whole = currency.decimals === 0 || /\.0+$/.test(digits);
  const fraction = whole ? 0 : currency.decimals;
  const options: Intl.NumberFormatOptions = {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  };
  // A decimal string is formatted exactly; the type only knows numbers.
  const exact = digits as unknown as number;
  if (currency.code === "XXX") return numbers(options).format(exact);
  if (!/^[A-Z]{3}$/.test(currency.code)) return `${numbers(options).format(exact)} ${currency.code}`.trim();
  return numbers({
    ...options,
    style: "currency",
    currency: currency.code,
    currencyDisplay: "narrowSymbol",
  }).format(exact);
}

/** Writes each of a column's numbers with so many decimals. */
function withDecimals(decimals: number, fraction: number, style?: "percent"): (count: number) => string {
  const options = { style, minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  return (count) => numbers(options).format(decimalDigits(count, decimals) as unknown as number);
}

/** Hundredths of a column, each with as many decimals as the others: `6.00` above `9.50`. */
export const hundredthsAlike = (column: readonly number[]): ((count: number) => string) =>
  withDecimals(2, column.every((count) => count % 100 === 0) ? 0 : 2);

/** Hundredths of a per cent of a column, likewise. */
export const perCentAlike = (column: readonly number[]): ((count: number) => string) =>
  withDecimals(4, column.every((count) => count % 100 === 0) ? 0 : 2, "percent");

/** Hundredths of a per cent as they are read: `20.43%`, `20,43 %`; decimals only where they are not zero. */
export function perCent(hundredths: number): string {
  const exact = `${decimalDigits(hundredths, 4)}` as unknown as number;
  const fraction = hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2;
  const options = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  return numbers({ style: "percent", ...options }).format(exact);
}

/** Hundredths as they are read: 1250 is `12.50`; decimals only where they are not zero. */
export const hundredths = (count: number): string => money(count, { code: "XXX", decimals: 2 });

/** Tenths as they are read: 125 is `12.5`, `12,5`. */
export function inTenths(count: number): string {
  return numbers({ minimumFractionDigits: count % 10 === 0 ? 0 : 1 }).format(count / 10);
}

const two = (part: number): string => String(part).padStart(2, "0");

/** Time left as a poker clock shows it: `13:42`, `1:02:05`; a second that has begun is shown whole. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The last ten seconds with tenths: `09.4`. */
export function tenths(ms: number): string {
  const whole = Math.max(0, Math.ceil(ms / 100));
  return `${two(Math.floor(whole / 10))}.${whole % 10}`;
}

/** The same without a nought before a single minute: `2:00`. */
export function shortClock(ms: number): string {
  return clock(ms).replace(/^0(?=\d:)/, "");
}

/** The time of day by locale: `21:38`, `9:38 PM`. */
export function wallTime(epochMs: number): string {
  return times({ hour: "numeric", minute: "2-digit" }).format(epochMs);
}

/** Two times of day as a range: `21:40–22:30`, `9:40 – 10:30 PM`. */
export function wallRange(from: number, to: number): string {
  const format = times({ hour: "numeric", minute: "2-digit" });
  // The formatter would name the day too where the range goes past midnight.
  const [one, other] = [format.formatToParts(from), format.formatToParts(to)];
  const half = (parts: Intl.DateTimeFormatPart[]): string =>
    parts.find((part) => part.type === "dayPeriod")?.value ?? "";
  const plain = (parts: Intl.DateTimeFormatPart[]): string =>
    parts
      .filter((part) => part.type !== "dayPeriod")
      .map((part) => part.value)
      .join("")
      .trim();
  const first = half(one) === half(other) ? plain(one) : format.format(from);
  return `${first}–${format.format(to)}`;
}

/** A date by locale: `19 Nov 2026`. */
export function date(epochMs: number): string {
  return times({ day: "numeric", month: "short", year: "numeric" }).format(epochMs);
}

/** A month by locale: `November 2026`. */
export function month(epochMs: number): string {
  return times({ month: "long", year: "numeric" }).format(epochMs);
}

/** Parts of a line, those that say something. */
export function joined(parts: readonly string[], between = " · "): string {
  return parts.filter((part) => part !== "").join(between);
}
