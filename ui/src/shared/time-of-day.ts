import { chips } from "./format";

/** Times of day as people type them, and as they stand in a field. */

const MINUTE = 60_000;

/** Numbers stand in fields as this locale writes them, so its own digits have to be read again. */
export function westernDigits(text: string): string {
  let western = text;
  for (let digit = 0; digit < 10; digit += 1) western = western.replaceAll(chips(digit), String(digit));
  return western;
}

/** `19:30`, `19.30`, `19h30`, `1930`, `7:30 pm`, `7.30pm`, `7 p.m.`, on the day of `day`. Null when it is none. */
function onDay(typed: string, day: number): number | null {
  const parts = /^(\d{1,2})(?:[:.h]?(\d{2})|h)?\s*(?:([ap])\.?(?:m\.?)?)?$/.exec(typed);
  if (parts === null) return null;
  const [hour, minute, half] = [Number(parts[1]), Number(parts[2] ?? 0), parts[3]];
  if (minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0)) return null;
  return new Date(day).setHours(
    half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0),
    minute,
    0,
    0,
  );
}

/** The moment that is typed: a time on the day of `day`, or with a plus the minutes from `now`, `+30` or `+0:45`. Null when it is none. */
export function timeOn(text: string, day: number, now: number): number | null {
  const typed = westernDigits(text.trim().toLowerCase());
  const wait = /^\+\s*(\d{1,4})(?::([0-5]\d))?(?:\s*m(?:in)?)?$/.exec(typed);
  return wait === null ? onDay(typed, day) : now + Number(wait[1]) * MINUTE + Number(wait[2] ?? 0) * 1_000;
}

/** The next time that the time of day is this. */
export function nextTime(text: string, now: number): number | null {
  const at = timeOn(text, now, now);
  return at === null || at > now ? at : daysLater(at, 1);
}

/** The same time of day so many days later, also where a clock was put forward or back in between. */
export function daysLater(at: number, days: number): number {
  const then = new Date(at);
  return then.setDate(then.getDate() + days);
}

/** `HH:MM` of a moment. */
export function timeOf(at: number): string {
  const date = new Date(at);
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}
