/**
 * Amounts, percentages and chips as they are typed into fields: by the locale that they are shown in, digit by digit so that no
 * cent is lost. What is written in another way than the locale's is not read at all, so that no amount is taken for another.
 */

import { money, numbers } from "./format";
import type { Currency } from "./types";

/** The signs of the locale: before decimals, between groups, and its digits from 0 to 9. */
function signs(): { point: string; between: string; digits: string[] } {
  const parts = numbers({ minimumFractionDigits: 1, useGrouping: true }).formatToParts(1_234_567.5);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  const digits = [...numbers({ useGrouping: false }).format(9_876_543_210)].reverse();
  return { point: sign("decimal") || ".", between: sign("group"), digits };
}

/** Any space and any apostrophe as one, so that it does not matter which of them a keyboard has. */
const alike = (text: string): string =>
  text.replace(/[\s\u00a0\u2009\u202f]/g, "\u00a0").replace(/['’]/g, "’");

/** Digits with so many decimals as they stand in a field: without groups, decimals only where they are not zero. */
function written(count: number, decimals: number): string {
  const { point, digits } = signs();
  const local = (plain: string): string => plain.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const all = String(Math.abs(count)).padStart(decimals + 1, "0");
  const [whole, rest] = [all.slice(0, all.length - decimals), all.slice(all.length - decimals)];
  return /^0*$/.test(rest) ? local(whole) : `${local(whole)}${point}${local(rest)}`;
}

/** What was typed, as a count of the smallest unit; null where it is not written as the locale writes figures. */
function read(text: string, decimals: number): number | null {
  const { point, between, digits } = signs();
  const plain = [...alike(text.trim())]
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .join("");
  const [typedWhole = "", rest, more] = plain.split(alike(point));
  if (more !== undefined || (rest !== undefined && !/^\d+$/.test(rest))) return null;
  const whole = between === "" ? typedWhole : typedWhole.split(alike(between)).join("");
  if (!/^\d{1,12}$/.test(whole) || (rest ?? "").length > decimals) return null;
  if (whole !== typedWhole && grouped(whole, between) !== typedWhole) return null;
  return Number(`${whole}${(rest ?? "").padEnd(decimals, "0")}`);
}

/** Digits grouped as the locale groups them, also where it would leave four together. */
function grouped(whole: string, between: string): string {
  const always = { useGrouping: "always" } as unknown as Intl.NumberFormatOptions;
  const parts = numbers(always).formatToParts(Number(whole));
  const sizes = parts.filter((part) => part.type === "integer").map((part) => part.value.length);
  let at = 0;
  return sizes.map((size) => whole.slice(at, (at += size))).join(alike(between));
}

/** An amount as it is typed in a field: `25`, `187.50`, `187,50`. */
export function typed(minor: number, currency: Currency): string {
  return written(minor, currency.decimals);
}

/** The minor units of a typed amount, with or without the currency's own sign or code; null when it is not an amount. */
export function minorUnits(text: string, currency: Currency): number | null {
  let amount = text.trim();
  for (const sign of ownSigns(currency)) {
    if (amount.startsWith(sign)) amount = amount.slice(sign.length).trim();
    else if (amount.endsWith(sign)) amount = amount.slice(0, -sign.length).trim();
    else continue;
    break;
  }
  return read(amount, currency.decimals);
}

/** How an amount looks in a field, with groups and decimals: `1,234.50`. */
export function exampleAmount({ decimals }: Currency): string {
  return money(12_345 * 10 ** Math.max(0, decimals - 1), { code: "XXX", decimals });
}

function ownSigns({ code }: Currency): string[] {
  if (code === "XXX" || !/^[A-Z]{3}$/.test(code)) return [];
  const shown = (["narrowSymbol", "symbol", "code"] as const).map((currencyDisplay) => {
    const parts = numbers({ style: "currency", currency: code, currencyDisplay }).formatToParts(1);
    return parts.find((part) => part.type === "currency")?.value ?? code;
  });
  // A Japanese keyboard has the wide sign, others the narrow one.
  return [...shown, ...(code === "JPY" ? ["\u00a5", "\uffe5"] : [])];
}

/** Hundredths as they are typed: 1250 is `12.5`, `12,5`. */
export function typedHundredths(count: number): string {
  const sign = count < 0 ? "-" : "";
  return sign + (count % 10 === 0 ? written(count / 10, 1) : written(count, 2));
}

/** The hundredths of a typed number; null when it is none. */
export const hundredthsIn = (text: string): number | null => read(text, 2);

/** The same, also below zero. */
export function signedHundredthsIn(text: string): number | null {
  const amount = /^[-\u2212](.*)$/.exec(text.trim())?.[1];
  const read = hundredthsIn(amount ?? text);
  return read === null || amount === undefined ? read : -read;
}

/** A whole number of at least 1; thousands may be grouped. */
export function wholeNumber(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[,.'’\s](?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,15}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 ? number : null;
}
