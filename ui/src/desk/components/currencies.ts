import { spokenNow } from "$shared/book.svelte";
import { words } from "../words";

/** The currencies that are offered; any other that a set-up has stays its own. */
export const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "CAD",
  "AUD",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "JPY",
  "XXX",
];

export function currencyName(code: string): string {
  if (code === "XXX") return words.house.tonight.plainNumbers;
  return `${code} · ${new Intl.DisplayNames([spokenNow()], { type: "currency" }).of(code) ?? code}`;
}
