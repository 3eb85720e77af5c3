import { westernDigits } from "$shared/time-of-day";

/** What may be typed into the cells of the schedule, and how it stands in them. Nothing here knows a rule of poker. */

const MINUTE = 60_000;
/** The signs that people and locales put between thousands, the no-break spaces among them. */
const GROUP = "[.,'’٬\\s]";
const grouped = new RegExp(`^\\d{1,3}(?:${GROUP}\\d{2,3})*${GROUP}\\d{3}$`);
const factors: Record<string, number> = { "": 1, k: 1_000, m: 1_000_000 };

/** A whole number of chips: `1000`, `1,000`, `1.000`, `25k`, `2.5k`. Null when it is none. */
export function chipsIn(text: string): number | null {
  const typed = westernDigits(text.trim().toLowerCase());
  const factor = factors[/[km]$/.exec(typed)?.[0] ?? ""] ?? 1;
  const number = typed.replace(/\s*[km]$/, "");
  let digits = number;
  if (grouped.test(number)) digits = number.replace(new RegExp(GROUP, "g"), "");
  // Only in front of a K or an M can a part of a number make a whole number of chips.
  else if (factor > 1) digits = number.replace(",", ".");
  if (!(factor > 1 ? /^\d{1,12}(?:\.\d{1,6})?$/ : /^\d{1,15}$/).test(digits)) return null;
  const amount = Math.round(Number(digits) * factor * 1_000) / 1_000;
  return Number.isSafeInteger(amount) ? amount : null;
}

/** A time in milliseconds: `12` is minutes, `12:30` and `0:45` minutes and seconds, `1:02:05` with hours. */
export function timeIn(text: string): number | null {
  const typed = westernDigits(text.trim());
  const whole = /^(\d{1,4})(?:\s*m(?:in)?)?$/i.exec(typed);
  if (whole !== null) return Number(whole[1]) * MINUTE;
  const parts = /^(?:(\d{1,2}):(?=\d{2}:))?(\d{1,4}):(\d{2})$/.exec(typed);
  if (parts === null) return null;
  const [hours, minutes, seconds] = [Number(parts[1] ?? 0), Number(parts[2]), Number(parts[3])];
  if (seconds > 59 || (parts[1] !== undefined && minutes > 59)) return null;
  return (hours * 60 + minutes) * MINUTE + seconds * 1_000;
}

/** A length as it stands in its cell: whole minutes, or `20:30` where they are not whole. */
export function lengthText(ms: number): string {
  if (ms % MINUTE === 0) return String(ms / MINUTE);
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What the field for the time left asks for: a time to set, or with a sign an amount to add or take away. */
export function clockWish(text: string): { set: number } | { by: number } | null {
  const sign = /^\s*([+\-−])/.exec(text)?.[1];
  const time = timeIn(sign === undefined ? text : text.trim().slice(1));
  if (time === null) return null;
  if (sign === undefined) return { set: time };
  return { by: sign === "+" ? time : -time };
}
