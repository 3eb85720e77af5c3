/** Late entry and rebuys about to close: a state of the room's screen, as it is told beforehand by a cue. */

import { strings } from "$shared/strings";
import type { ClockView } from "$shared/types/ClockView";

/** So long before it closes the room is told all the time. */
const SOON_MS = 300_000;

/** What closes within five minutes, in how many milliseconds, in words that need the time of day; null where nothing does. */
export function closingSoon(
  clock: ClockView,
  remaining: number,
): { inMs: number; says: (time: string) => string } | null {
  const breakBetween = clock.break_is_next ? (clock.next_break?.stage.length_ms ?? 0) : 0;
  const inMs = remaining + breakBetween;
  if (clock.phase !== "running" || inMs > SOON_MS) return null;
  const words = strings.projector;
  const late = clock.late_entry_until_level === clock.next_level.level;
  const rebuys = clock.rebuys_until_level === clock.next_level.level;
  if (late && rebuys) return { inMs, says: words.entryAndRebuysCloseAt };
  if (late) return { inMs, says: words.lateEntryClosesAt };
  return rebuys ? { inMs, says: words.rebuysCloseAt } : null;
}
