/** What the room's screen knows: what it is to show and how, the engine's last answer, the clock, the cue of the moment. */

import * as backend from "$shared/backend";
import { TournamentClock } from "$shared/clock.svelte";
import { useLocale } from "$shared/format";
import type { Called, ProjectorView, ScreenView } from "$shared/types";
import { useLanguage } from "$shared/say.svelte";
import { setTableNames } from "$shared/table-names.svelte";
import { applyPalette } from "./look";
import { drawnNow } from "$shared/reveal";

/** How long a cue stays on the screen. Those of one moment follow each other. */
const CUE_MS = 7_000;
/** How long to wait before asking again after the shell did not answer. */
const RETRY_MS = 3_000;

export class Room {
  screen = $state.raw<ScreenView | null>(null);
  view = $state.raw<ProjectorView | null>(null);
  cue = $state.raw<Called | null>(null);
  /** When `view` came, by `performance.now()`. */
  cameAt = $state(0);
  /** The fingerprint of the draw that is yet to be shown table by table: it was made before the room's eyes. */
  reveal = $state<string | null>(null);
  /** The logo as the address of a picture; empty without one. */
  logo = $state("");
  /** The picture behind the scene, likewise. */
  background = $state("");
  /** The last question was not answered, so that the screen may be behind. */
  unreachable = $state(false);
  /** A browser has not heard the house for seconds: what it shows may be long past, and is not shown. */
  lost = $state(false);
  clock: TournamentClock;

  #unhear: (() => void)[] = [];
  #cues: Called[] = [];
  #cueTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;
  /** Answers may overtake each other; only the latest question's counts. */
  #asked = 0;
  #screenAsked = 0;
  #logoName: string | null = null;
  #backgroundName: string | null = null;

  constructor() {
    this.clock = new TournamentClock({ ended: () => void this.ask(), tenths: !backend.framed });
    this.#unhear = [
      backend.onScreen(() => void this.look()),
      backend.onLost(() => (this.unreachable = this.lost = true)),
      backend.onAgain(() => {
        void this.look();
        void this.ask();
      }),
      backend.onRevision((revision) => {
        if (revision.tournament === this.screen?.tournament) void this.ask();
      }),
      backend.onCue((cue) => {
        if (cue.tournament !== this.screen?.tournament) return;
        this.#cues.push(cue);
        if (this.cue === null) this.#nextCue();
      }),
    ];
    void this.look();
  }

  /** Asks what this window is to show, and of which tournament. */
  async look(): Promise<void> {
    const mine = ++this.#screenAsked;
    clearTimeout(this.#lookTimer);
    try {
      const now = await backend.screen();
      if (mine !== this.#screenAsked) return;
      await useLanguage(now.language);
      if (mine !== this.#screenAsked) return;
      const another = now.tournament !== this.screen?.tournament;
      applyPalette(now.look.palette);
      this.screen = now;
      if (another) {
        this.view = null;
        this.#silence();
      }
      if (another || this.unreachable || now.look.moves_ms !== this.view?.moves_ms) void this.ask();
      if (now.look.logo !== this.#logoName) {
        this.logo = (await backend.logo()) ?? "";
        if (mine === this.#screenAsked) this.#logoName = now.look.logo;
      }
      const behind = now.look.background?.name ?? null;
      if (behind !== this.#backgroundName) {
        this.background = behind === null ? "" : ((await backend.background()) ?? "");
        if (mine === this.#screenAsked) this.#backgroundName = behind;
      }
    } catch {
      if (mine !== this.#screenAsked) return;
      this.unreachable = true;
      this.#lookTimer = setTimeout(() => void this.look(), RETRY_MS);
    }
  }

  async ask(): Promise<void> {
    const tournament = this.screen?.tournament ?? null;
    if (tournament === null) {
      // A window of the room alone asks by itself.
      if (this.screen !== null) this.unreachable = this.lost = false;
      return;
    }
    const mine = ++this.#asked;
    clearTimeout(this.#retryTimer);
    try {
      const view = await backend.ask(tournament, {
        type: "projector",
        moves_ms: this.screen?.look.moves_ms ?? null,
      });
      setTableNames(view.table_names);
      if (mine !== this.#asked) return;
      useLocale(view.locale);
      if (drawnNow(this.view, view)) this.reveal = view.draw;
      this.view = view;
      this.unreachable = this.lost = false;
      this.cameAt = performance.now();
      this.clock.show(view.clock, this.cameAt);
      // A move is announced for so long, and nobody says when that is over.
      if (view.moves_go_in_ms !== null)
        this.#retryTimer = setTimeout(() => void this.ask(), Math.max(view.moves_go_in_ms, 0) + 50);
    } catch {
      if (mine !== this.#asked) return;
      this.unreachable = true;
      this.#retryTimer = setTimeout(() => void this.ask(), RETRY_MS);
    }
  }

  close(): void {
    this.clock.stop();
    this.#silence();
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#lookTimer);
    for (const unhear of this.#unhear) unhear();
  }

  /** The cues of another tournament are not this room's. */
  #silence(): void {
    clearTimeout(this.#cueTimer);
    this.#cues = [];
    this.cue = null;
  }

  #nextCue(): void {
    this.cue = this.#cues.shift() ?? null;
    if (this.cue !== null) this.#cueTimer = setTimeout(() => this.#nextCue(), CUE_MS);
  }
}
