/**
 * A clock that counts on by itself from the last answer.
 *
 * The shell sends no ticks. A window asks once, remembers when the answer came, and repaints when the shown second
 * changes: one timer a second, set for exactly that moment, and none at all while the clock stands still. Continuous
 * animation is out of the question, because the webview would spend a whole core on it.
 */

import type { ClockView } from "./types";

interface ClockOptions {
  /** The time has run out here: the next level is known only to the engine, so ask again. */
  ended: () => void;
  /** Repaints ten times a second in the last ten seconds. */
  tenths?: boolean;
}

/** From here on the tenths are shown. */
export const LAST_SECONDS_MS = 10_000;
/** How long to wait before asking once more when the answer still says that no time is left. */
const ASK_AGAIN_MS = 500;

export class TournamentClock {
  /** Milliseconds left in the level or break, as of the last repaint. */
  remaining = $state(0);
  /** Milliseconds of running clock until the next break; null when none is ahead. */
  breakIn = $state<number | null>(null);
  /** When this level or break ends by the time of day, in epoch milliseconds; null while the clock stands still. */
  endsAt = $state<number | null>(null);
  /** Milliseconds until the clock starts by itself; null without a countdown, and once its time has passed. */
  startsIn = $state<number | null>(null);
  /** When the next break starts by the time of day. Worked out once an answer, so that it cannot flicker. */
  breakAt = $state<number | null>(null);

  #options: ClockOptions;
  #view: ClockView | null = null;
  #cameAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = (): void => this.#repaint();

  constructor(options: ClockOptions) {
    this.#options = options;
    // A hidden window's timers are throttled; on coming back it is put right at once.
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Takes a new answer, and the `performance.now()` at which it came. */
  show(view: ClockView, cameAt: number): void {
    this.#view = view;
    this.#cameAt = cameAt;
    const running = runs(view);
    this.endsAt = running ? wallAfter(view.remaining_ms) : null;
    this.breakAt = running && view.next_break ? wallAfter(view.next_break.in_ms) : null;
    this.#repaint();
  }

  /** What is left of a stretch of running clock that was `ms` long at `cameAt`, by `performance.now()`, as of the last repaint. */
  leftOf(ms: number, cameAt: number): number {
    void this.remaining;
    const running = this.#view !== null && runs(this.#view);
    return running ? Math.max(0, ms - Math.max(0, performance.now() - cameAt)) : ms;
  }

  /** Ends the timer; the clock is of no use afterwards. */
  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #repaint(): void {
    clearTimeout(this.#timer);
    const view = this.#view;
    if (!view) return;
    const passed = performance.now() - this.#cameAt;
    const running = runs(view);
    const gone = running ? passed : 0;
    const left = Math.max(0, view.remaining_ms - gone);
    this.remaining = left;
    this.breakIn = view.next_break ? Math.max(0, view.next_break.in_ms - (view.remaining_ms - left)) : null;
    const wait = view.start_planned === null ? 0 : view.start_planned - view.now - passed;
    this.startsIn = wait > 0 ? wait : null;
    if (wait > 0) {
      this.#timer = setTimeout(this.#seen, untilNextChange(wait, false));
      return;
    }
    if (!running) return;
    if (left === 0) {
      // Ask, and look again in a moment in case the answer came a trifle too early.
      this.#timer = setTimeout(this.#seen, ASK_AGAIN_MS);
      this.#options.ended();
      return;
    }
    this.#timer = setTimeout(this.#seen, untilNextChange(left, this.#options.tenths ?? false));
  }
}

/** Time runs down: not in a level that ends by hands, whose length nobody knows. */
function runs(view: ClockView): boolean {
  return view.phase === "running" && view.hands === null;
}

/** The time of day after so long, to the second. */
function wallAfter(ms: number): number {
  return Math.round((Date.now() + ms) / 1000) * 1000;
}

/** Milliseconds until what is shown of this time changes: the next whole second, or tenth near the end. */
export function untilNextChange(left: number, tenths: boolean): number {
  const step = tenths && left <= LAST_SECONDS_MS ? 100 : 1000;
  const over = left % step;
  // A timer may fire a fraction early; one more millisecond puts it safely past the change.
  return (over === 0 ? step : over) + 1;
}
