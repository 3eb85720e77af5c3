/** Late registration and rebuys about to close. When the room is told so the engine says; here the time between two answers is counted. */

import { say } from "$shared/say.svelte";
import type { ClockView } from "$shared/types";

interface ClosingSoon {
  inMs: number;
  /** The time at which it closes, where that was announced; null where it hangs on the clock. */
  at: number | null;
  says: (time: string) => string;
}

/** What is about to close, in how many milliseconds, in words that need the time of day; null where nothing does. */
export function closingSoon(clock: ClockView, remaining: number, now: number): ClosingSoon | null {
  const closes = clock.closes_next;
  if (closes === null || closes.in_ms === null) return null;
  const { at, late_registration, rebuys, lead_ms } = closes;
  const inMs = at === null ? closes.in_ms - (clock.remaining_ms - remaining) : at - now;
  if (inMs > lead_ms || (at !== null && inMs <= 0)) return null;
  const alone = late_registration ? "late-registration-closes-at" : "rebuys-close-at";
  const key = late_registration && rebuys ? "late-registration-and-rebuys-close-at" : alone;
  return { inMs, at, says: (time) => say(key, { time }) };
}
