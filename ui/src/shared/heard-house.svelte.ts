/** The house as a phone or a paired device hears it. */

import { latest } from "./asked.svelte";
import * as backend from "./backend";
import { TournamentClock } from "./clock.svelte";
import { useLocale } from "./format";
import { setTableNames } from "./table-names.svelte";
import type { ProjectorView } from "./types";

const RETRY_MS = 3_000;

/** One for the page, for as long as it is open: what it shows, and since when it may be behind. */
export abstract class HeardHouse<View extends Pick<ProjectorView, "clock" | "locale" | "table_names">> {
  view = $state.raw<View | null>(null);
  /** When `view` came, by `performance.now()`. */
  cameAt = $state(0);
  /** Since when the house has not been heard; null while it is. */
  lostAt = $state<number | null>(null);
  clock: TournamentClock;

  protected readonly take = latest();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.clock = new TournamentClock({ ended: () => this.ended() });
    backend.onRevision(({ tournament }) => {
      if (tournament === this.tournament) void this.ask();
    });
    // The stream of a device that was taken out ends, and comes back as anybody's.
    backend.onAgain(() => void this.look());
    backend.onLost((since) => (this.lostAt = since));
    backend.onFound(() => void this.look());
    // The page's own fields are there first.
    queueMicrotask(() => void this.look());
  }

  abstract get tournament(): number | null;

  /** Asks for what `view` shows. */
  abstract ask(): Promise<void>;

  /** Asks what this page may look at, and for that. */
  protected abstract read(): Promise<void>;

  protected ended(): void {
    void this.ask();
  }

  async look(): Promise<void> {
    await this.read().catch(() => this.lose());
  }

  protected show(view: View): void {
    setTableNames(view.table_names);
    useLocale(view.locale);
    this.view = view;
    this.cameAt = performance.now();
    this.clock.show(view.clock, this.cameAt);
    this.lostAt = null;
  }

  /** One thing waits at a time. */
  protected later(ms: number, work: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void work(), ms);
  }

  protected lose(): void {
    this.lostAt ??= Date.now();
    this.later(RETRY_MS, () => this.look());
  }
}
