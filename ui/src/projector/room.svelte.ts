/** What the room's screen knows: the last answer of the engine, the clock counting on from it, the cue of the moment. */

import { ask, onCue, onRevision } from "$shared/backend";
import { TournamentClock } from "$shared/clock.svelte";
import type { Called } from "$shared/house";
import type { ProjectorView } from "$shared/types/ProjectorView";

/** How long a cue stays on the screen. Those of one moment follow each other. */
const CUE_MS = 7_000;
/** How long to wait before asking again after the shell did not answer. */
const RETRY_MS = 3_000;

export class Room {
  view = $state.raw<ProjectorView | null>(null);
  cue = $state.raw<Called | null>(null);
  /** The last question was not answered, so that the screen may be behind. */
  unreachable = $state(false);
  clock: TournamentClock;

  #tournament: number;
  #unhear: (() => void)[] = [];
  #cues: Called[] = [];
  #cueTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Answers may overtake each other; only the latest question's counts. */
  #asked = 0;

  constructor(tournament: number) {
    this.#tournament = tournament;
    this.clock = new TournamentClock({ ended: () => void this.ask(), tenths: true });
    this.#unhear = [
      onRevision((revision) => {
        if (revision.tournament === tournament) void this.ask();
      }),
      onCue((cue) => {
        if (cue.tournament !== tournament) return;
        this.#cues.push(cue);
        if (this.cue === null) this.#nextCue();
      }),
    ];
    void this.ask();
  }

  async ask(): Promise<void> {
    const mine = ++this.#asked;
    clearTimeout(this.#retryTimer);
    try {
      const view = await ask(this.#tournament, { type: "projector" });
      if (mine !== this.#asked) return;
      this.view = view;
      this.unreachable = false;
      this.clock.show(view.clock, performance.now());
    } catch {
      if (mine !== this.#asked) return;
      this.unreachable = true;
      this.#retryTimer = setTimeout(() => void this.ask(), RETRY_MS);
    }
  }

  close(): void {
    this.clock.stop();
    clearTimeout(this.#cueTimer);
    clearTimeout(this.#retryTimer);
    for (const unhear of this.#unhear) unhear();
  }

  #nextCue(): void {
    this.cue = this.#cues.shift() ?? null;
    if (this.cue !== null) this.#cueTimer = setTimeout(() => this.#nextCue(), CUE_MS);
  }
}
