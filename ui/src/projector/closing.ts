/** Late entry and rebuys about to close: a state of the room's screen, as it is told beforehand by a cue. */

import { say } from "$shared/say.svelte";
import type { ClockView } from "$shared/types/ClockView";

/** So long before it closes the room is told all the time. */
const SOON_MS = 300_000;

interface ClosingSoon {
  inMs: number;
  /** The time at which it closes, where that was announced; null where it hangs on the clock. */
  at: number | null;
  says: (time: string) => string;
}

/** What closes within five minutes, in how many milliseconds, in words that need the time of day; null where nothing does. */
export function closingSoon(clock: ClockView, remaining: number, now: number): ClosingSoon | null {
  const closes = clock.closes_next;
  if (closes === null || closes.in_ms === null) return null;
  const { at, late_entry, rebuys } = closes;
  const inMs = at === null ? closes.in_ms - (clock.remaining_ms - remaining) : at - now;
  if (inMs > SOON_MS || (at !== null && inMs <= 0)) return null;
  const alone = late_entry ? "late-registration-closes-at" : "rebuys-close-at";
  const key = late_entry && rebuys ? "late-registration-and-rebuys-close-at" : alone;
  return { inMs, at, says: (time) => say(key, { time }) };
}
