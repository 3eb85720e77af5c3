/** An invented clock that really runs, so that a preview page can be watched over the end of a level. */

import type { ClockPhase } from "../types/ClockPhase";
import type { HandCount } from "../types/HandCount";
import type { ClockView } from "../types/ClockView";
import type { StageView } from "../types/StageView";
import { stages } from "./schedule";

/** What a clock may have besides: a countdown, a count of hands, other games. */
interface More {
  startsIn?: number;
  hands?: HandCount;
  plays?: "stud" | "mixed";
}

export class PreviewClock {
  phase: ClockPhase;
  #stage: number;
  #remaining: number;
  #since = Date.now();

  #more: More;
  #startsAt: number | null;

  constructor(phase: ClockPhase, stage: number, remaining: number, more: More = {}) {
    this.phase = phase;
    this.#more = more;
    this.#startsAt = more.startsIn === undefined ? null : Date.now() + more.startsIn;
    this.#stage = stage;
    this.#remaining = remaining;
  }

  start(): void {
    this.#settle();
    this.phase = "running";
  }

  pause(): void {
    this.#settle();
    this.phase = "paused";
  }

  adjust(by: number): void {
    this.#settle();
    this.#remaining = Math.max(0, this.#remaining + by);
  }

  jumpTo(stage: number): void {
    this.#stage = Math.min(stage, stages.length - 1);
    this.#remaining = this.#at(this.#stage).length_ms;
    this.#since = Date.now();
  }

  view(): ClockView {
    this.#settle();
    const later = stages.slice(this.#stage + 1);
    const played = stages.slice(0, this.#stage + 1);
    const level = played.findLast((stage) => !stage.is_break)?.level ?? 1;
    const next = later.find((stage) => !stage.is_break) ?? this.#at(this.#stage);
    const ahead = later.findIndex((stage) => stage.is_break);
    const between = later.slice(0, ahead).reduce((sum, stage) => sum + stage.length_ms, 0);
    const ahead_stage = later[ahead];
    return {
      phase: this.phase,
      now: Date.now(),
      stage: this.#played(this.#at(this.#stage)),
      remaining_ms: this.#remaining,
      hands: this.#more.hands ?? null,
      start_planned: this.#startsAt,
      game_hands: this.#more.plays === "mixed" ? 8 : null,
      next_level: this.#played(next),
      break_is_next: later[0]?.is_break ?? false,
      next_break: ahead_stage ? { in_ms: this.#remaining + between, stage: ahead_stage } : null,
      stages: stages.length,
      rebuys_until_level: level < 5 ? 5 : null,
      late_entry_until_level: level < 7 ? 7 : null,
      rebuys_until: null,
      late_entry_until: null,
    };
  }

  /** The level with the stakes of stud, or of games that take turns. */
  #played(stage: StageView): StageView {
    const { plays } = this.#more;
    if (plays === undefined || stage.is_break) return stage;
    const { small, big } = stage;
    const limit = {
      ...stage,
      ante: 0,
      bets: { small: big, big: 2 * big },
      stud: { ante: Math.ceil(small / 5), bring_in: Math.ceil(small / 2) },
    };
    return plays === "stud"
      ? { ...limit, small: 0, big: 0, games: ["Seven-card stud hi-lo"] }
      : { ...limit, games: ["Hold’em", "Omaha hi-lo", "Razz", "Stud", "Stud hi-lo"] };
  }

  #at(stage: number): StageView {
    return stages[stage] ?? (stages[0] as StageView);
  }

  /** Takes off the time that went by, over the ends of levels. */
  #settle(): void {
    const now = Date.now();
    if (this.phase === "running") {
      this.#remaining -= now - this.#since;
      while (this.#remaining <= 0 && this.#stage + 1 < stages.length) {
        this.#stage += 1;
        this.#remaining += this.#at(this.#stage).length_ms;
      }
    }
    this.#since = now;
  }
}
