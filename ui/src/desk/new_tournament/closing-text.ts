/** Until when something may be bought, as it is typed: a level, the first break, or a time of day. */

import { daysLater, timeOf, timeOn } from "$shared/time-of-day";
import type { Closing } from "$shared/types";
import { words } from "../words";

const DAY = 86_400_000;

/** Whether a level is typed as the last one that counts, or as the first one that does not. */
export type LevelMeant = "through" | "before";

/** As it is typed: `3` for through level 3, `break`, `21:30`; empty for none. */
export function closingText(closing: Closing | null, meant: LevelMeant = "through"): string {
  if (closing === null) return "";
  if (closing.type === "level") return String(meant === "through" ? closing.level - 1 : closing.level);
  return closing.type === "time" ? timeOf(closing.at) : words.house.tonight.firstBreak;
}

/**
 * What is typed, as a closing point: null for nothing, undefined for what is none. A number is a level; three or four digits
 * that are more than the `levels` there are can only be a time, as in `1930`. A time is the next one after `from`, the start
 * or the present; one that was there before stays as it is while it still lies within a day of that.
 */
export function closingFrom(
  text: string,
  from: number,
  levels: number,
  before: Closing | null,
  meant: LevelMeant = "through",
): Closing | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === "") return null;
  if (typed === words.house.tonight.firstBreak) return { type: "first_break" };
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  if (number !== null && (typed.length <= 2 || number <= levels)) {
    const level = meant === "through" ? number + 1 : number;
    // Through level 0 is only what was there before: it closes with the first hand of all.
    const kept = before?.type === "level" && before.level === level;
    return number >= 1 || kept ? { type: "level", level } : undefined;
  }
  if (before?.type === "time" && closingText(before, meant) === typed && Math.abs(before.at - from) < DAY) {
    return before;
  }
  const at = timeOn(typed, from, from);
  if (at === null) return undefined;
  return { type: "time", at: at >= from ? at : daysLater(at, 1) };
}
