/** Late entry and rebuys about to close: a state of the room's screen, as it is told beforehand by a cue. */

import { strings } from "$shared/strings";
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
  const words = strings.projector;
  const { late_entry_until: lateAt, rebuys_until: rebuysAt } = clock;
  const at = Math.min(lateAt ?? Infinity, rebuysAt ?? Infinity);
  if (at > now && at - now <= SOON_MS) {
    const both = lateAt === rebuysAt;
    const alone = lateAt === at ? words.lateEntryClosesAt : words.rebuysCloseAt;
    return { inMs: at - now, at, says: both ? words.entryAndRebuysCloseAt : alone };
  }
  const breakBetween = clock.break_is_next ? (clock.next_break?.stage.length_ms ?? 0) : 0;
  const inMs = remaining + breakBetween;
  if (clock.phase !== "running" || inMs > SOON_MS) return null;
  const late = clock.late_entry_until_level === clock.next_level.level;
  const rebuys = clock.rebuys_until_level === clock.next_level.level;
  if (late && rebuys) return { inMs, at: null, says: words.entryAndRebuysCloseAt };
  if (late) return { inMs, at: null, says: words.lateEntryClosesAt };
  return rebuys ? { inMs, at: null, says: words.rebuysCloseAt } : null;
}
