/** What a phone knows: the tournament that is looked at, the house's last answers, and whether the house is still heard. */

import * as backend from "$shared/backend";
import { HeardHouse } from "$shared/heard-house.svelte";
import type { CheckedIn, MySeatView, NamesShown, ProjectorView } from "$shared/types";

/** A level ends on all phones at once, and they do not all ask at once. The house spreads its news by itself. */
const SPREAD_MS = 1_000;
/** Where the phone remembers its player, by tournament. */
const key = (tournament: number): string => `entry-${tournament}`;
/** Where it remembers who waits with it, and the secret by which the house knows the phone again. */
const doorKey = (tournament: number): string => `door-${tournament}`;

/** Somebody who asked to be let in with this phone. */
interface Guest {
  name: string;
  secret: string;
}
/** Over plain HTTP a browser makes no identifiers, but it has chance. */
const newSecret = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

export class Evening extends HeardHouse<ProjectorView> {
  tournaments = $state.raw<backend.RoomTournament[]>([]);
  names = $state<NamesShown>("whole");
  tournament = $state<number | null>(null);
  mine = $state.raw<MySeatView | null>(null);
  entry = $state<number | null>(null);
  /** Whether the tournament counts for a season. */
  season = $state(false);
  /** Guests may check in on their own phones. */
  checkIn = $state(false);
  /** How this phone stands with the door; null before the house has said so. */
  door = $state.raw<CheckedIn | null>(null);
  guest = $state.raw<Guest | null>(null);
  /** The queue forgot the guest of this phone. */
  forgotten = $state(false);

  #told: number | null = null;

  constructor() {
    super();
    backend.onCheckIns((heard) => {
      if (heard === this.tournament && this.guest !== null) void this.ask();
    });
  }

  protected async read(): Promise<void> {
    const { tournaments, names, check_in } = await backend.room();
    this.tournaments = tournaments;
    this.names = names;
    this.checkIn = check_in;
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
      this.door = null;
      this.forgotten = false;
      const guest = tournament === null ? null : localStorage.getItem(doorKey(tournament));
      this.guest = guest === null ? null : (JSON.parse(guest) as Guest);
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
    if (entry === null) this.#remember(null);
    this.#is(entry);
    void this.ask();
  }

  #is(entry: number | null): void {
    if (this.tournament === null) return;
    if (entry === null) localStorage.removeItem(key(this.tournament));
    else localStorage.setItem(key(this.tournament), String(entry));
    this.entry = entry;
    this.mine = null;
    this.#told = null;
  }

  #remember(guest: Guest | null): void {
    if (this.tournament === null) return;
    this.guest = guest;
    if (guest === null) localStorage.removeItem(doorKey(this.tournament));
    else localStorage.setItem(doorKey(this.tournament), JSON.stringify(guest));
  }

  /** Somebody asks to be let in with this phone. */
  async comes(name: string): Promise<void> {
    if (this.tournament === null) return;
    const secret = this.guest?.secret ?? newSecret();
    const door = await backend.checkIn(this.tournament, name, secret);
    this.#remember({ name, secret });
    this.forgotten = false;
    this.#stands(door);
  }

  /** Takes the guest of this phone from the queue. */
  async leaves(): Promise<void> {
    const { tournament, guest } = this;
    if (tournament === null || guest === null) return;
    await backend.leaveCheckIn(tournament, guest.secret);
    this.#remember(null);
    await this.ask();
  }

  /** The answer of the door: a guest who is let in has a seat here, and one whom the queue forgot reads so once. */
  #stands(door: CheckedIn | null): void {
    this.door = door;
    if (door === null || this.guest === null) return;
    if (door.type === "in") {
      if (door.entry !== this.entry) this.is(door.entry);
    } else if (door.type === "waits") {
      // The host took the entry back: the guest waits again.
      if (this.entry !== null) this.#is(null);
    } else if (door.type !== "refused") {
      this.forgotten = this.entry === null;
      this.#remember(null);
    }
  }

  protected override ended(): void {
    this.later(Math.random() * SPREAD_MS, () => this.ask());
  }

  async ask(): Promise<void> {
    const { tournament, entry, guest } = this;
    if (tournament === null) return;
    const atDoor = guest !== null || (this.checkIn && entry === null);
    await this.take(
      Promise.all([
        backend.ask(tournament, { type: "projector", moves_ms: null }),
        entry === null ? null : backend.ask(tournament, { type: "my_seat", entry }),
        atDoor ? backend.checkedIn(tournament, guest?.secret ?? "") : null,
      ]),
      ([view, seat, door]) => {
        this.show(view);
        this.mine = seat;
        const move = seat?.moving?.id ?? null;
        if (move !== null && move !== this.#told) navigator.vibrate?.([300, 150, 300, 150, 600]);
        this.#told = move;
        this.#stands(door);
      },
      () => this.lose(),
    );
  }
}
