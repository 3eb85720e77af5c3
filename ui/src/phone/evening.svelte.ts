/** What a phone knows: the tournament that is looked at, the house's last answers, and whether the house is still heard. */

import * as backend from "$shared/backend";
import { HeardHouse } from "$shared/heard-house.svelte";
import type { MySeatView, NamesShown, ProjectorView } from "$shared/types";

/** A level ends on all phones at once, and they do not all ask at once. The house spreads its news by itself. */
const SPREAD_MS = 1_000;
/** Where the phone remembers its player, by tournament. */
const key = (tournament: number): string => `entry-${tournament}`;

export class Evening extends HeardHouse<ProjectorView> {
  tournaments = $state.raw<backend.RoomTournament[]>([]);
  names = $state<NamesShown>("whole");
  tournament = $state<number | null>(null);
  mine = $state.raw<MySeatView | null>(null);
  entry = $state<number | null>(null);
  /** Whether the tournament counts for a season. */
  season = $state(false);

  #told: number | null = null;

  protected async read(): Promise<void> {
    const { tournaments, names } = await backend.room();
    this.tournaments = tournaments;
    this.names = names;
    const kept = tournaments.find(({ id }) => id === this.tournament) ?? tournaments[0];
    this.choose(kept?.id ?? null);
    this.lostAt = null;
  }

  choose(tournament: number | null): void {
    if (tournament !== this.tournament) {
      this.view = null;
      this.mine = null;
      this.season = false;
      this.#told = null;
      if (tournament !== null) void this.#lookForSeason(tournament);
      const kept = tournament === null ? null : localStorage.getItem(key(tournament));
      this.entry = kept === null ? null : Number(kept);
    }
    this.tournament = tournament;
    void this.ask();
  }

  async #lookForSeason(tournament: number): Promise<void> {
    const season = await backend.seasonOnWall(tournament).catch(() => null);
    if (tournament === this.tournament) this.season = season !== null;
  }

  /** This phone is that entry's from now on; null for nobody's. */
  is(entry: number | null): void {
    if (this.tournament === null) return;
    if (entry === null) localStorage.removeItem(key(this.tournament));
    else localStorage.setItem(key(this.tournament), String(entry));
    this.entry = entry;
    this.mine = null;
    this.#told = null;
    void this.ask();
  }

  protected override ended(): void {
    this.later(Math.random() * SPREAD_MS, () => this.ask());
  }

  async ask(): Promise<void> {
    const { tournament, entry } = this;
    if (tournament === null) return;
    await this.take(
      Promise.all([
        backend.ask(tournament, { type: "projector", moves_ms: null }),
        entry === null ? null : backend.ask(tournament, { type: "my_seat", entry }),
      ]),
      ([view, seat]) => {
        this.show(view);
        this.mine = seat;
        const move = seat?.moving?.id ?? null;
        if (move !== null && move !== this.#told) navigator.vibrate?.([300, 150, 300, 150, 600]);
        this.#told = move;
      },
      () => this.lose(),
    );
  }
}
