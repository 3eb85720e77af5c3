import * as backend from "$shared/backend";
import type {
  AnnouncementChange,
  Given,
  HouseView,
  Setting,
  Template,
  TemplatesView,
  TournamentLine,
} from "$shared/types";
import { applyLook } from "$shared/look";
import { inRoom } from "$shared/place";
import { whyNot } from "$shared/refusal";
import { reuse } from "$shared/reuse";
import { spokenOf, useLanguage } from "$shared/book.svelte";
import { navigation } from "./navigation.svelte";

/** Levels end and monitors come without a word; so often is looked, while what depends on them is in sight. */
const AGAIN = 20_000;
/** What was said is on the desk after so long, in milliseconds. */
const SOON = 250;

/** A hint fades after so many uses. */
const LEARNED = 3;

/** A tournament in play. */
export type Running = TournamentLine & { clock: NonNullable<TournamentLine["clock"]> };

/** The house as the desk knows it: the tournaments in the file, the devices, the settings. One for the window. */
export class House {
  view = $state.raw<HouseView | null>(null);
  /** When it came, by `performance.now()`: clocks have gone on since. */
  cameAt = 0;
  /** Many times the rest of it, so they are read where a tournament is made. */
  templates = $state.raw<TemplatesView>({ bundled: [], own: [], unread: "" });
  refusal = $state("");
  /** What became of the files that the program was opened with last. */
  given = $state.raw<Given[]>([]);
  /** Answers may overtake each other; only the latest question's counts. */
  #asked = 0;
  /** In what the system's language was tried already. */
  #tried = new Set<Setting["type"]>();

  /** Asks whenever the house says that something changed, for as long as the window is open. */
  listen(): void {
    backend.onHouse(() => void this.refresh());
    backend.onGiven(() => void this.hearGiven());
    void this.hearGiven();
  }

  /** A file that was opened with the program is told in the list, where its tournament stands. */
  async hearGiven(): Promise<void> {
    const given = await backend.given().catch(() => []);
    if (given.length === 0) return;
    this.given = given;
    navigation.place = { type: "house" };
  }

  /**
   * Keeps the list of tournaments and the devices as they are now, while they are in sight: asks at once, soon after every
   * word that is said to any tournament (what came of it is on the desk by then), and every so often. Returns what ends it.
   */
  follow(): () => void {
    void this.refresh();
    return this.#follow(
      () => true,
      () => true,
    );
  }

  /** Keeps the clocks of the other tournaments as they are, while the desk of this one is open: asks when one of them hears a word. */
  followOthers(open: number): () => void {
    return this.#follow(
      (tournament) => tournament !== open,
      () => this.others(open).length > 0,
    );
  }

  #follow(heeds: (tournament: number) => boolean, looks: () => boolean): () => void {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const end = backend.onRevision(({ tournament }) => {
      if (!heeds(tournament)) return;
      clearTimeout(soon);
      soon = setTimeout(() => void this.refresh(), SOON);
    });
    const timer = setInterval(() => {
      if (looks()) void this.refresh();
    }, AGAIN);
    return () => {
      end();
      clearTimeout(soon);
      clearInterval(timer);
    };
  }

  /** The other tournaments in play: after this one those that were made later, then the earlier ones. */
  others(open: number): Running[] {
    const running = this.view?.tournaments.filter((line): line is Running => line.clock !== null) ?? [];
    const others = running.filter(({ id }) => id !== open).sort((one, other) => one.id - other.id);
    return [...others.filter(({ id }) => id > open), ...others.filter(({ id }) => id < open)];
  }

  /** The evening that was played or prepared last; null before the first. */
  get last(): TournamentLine | null {
    return this.lastBut(null);
  }

  /** The same without the one that is open. */
  lastBut(open: number | null): TournamentLine | null {
    const kept =
      this.view?.tournaments.filter((line) => !line.deleted && !line.sample && line.id !== open) ?? [];
    return kept.reduce<TournamentLine | null>(
      (last, line) => (last === null || line.last_line_at > last.last_line_at ? line : last),
      null,
    );
  }

  /** As it was when the window was made. What changed until the window could hear of it is asked for after the first picture. */
  open(): Promise<void> {
    return this.#take(backend.houseAtOpening());
  }

  refresh(): Promise<void> {
    return this.#take(backend.house());
  }

  /** What a tournament can start from, the host's own first. */
  get offered(): Template[] {
    return [...this.templates.own.filter((line) => !line.deleted), ...this.templates.bundled];
  }

  async readTemplates(): Promise<void> {
    const why = await whyNot(async () => (this.templates = await backend.templates()));
    if (why !== "") this.refusal = why;
  }

  set(setting: Setting): Promise<void> {
    return this.#take(backend.setSetting(setting));
  }

  /** Sound off, or on again. */
  mute(): void {
    void this.set({ type: "muted", value: !(this.view?.sound.muted ?? false) });
  }

  /** Whether what a hint stands for was used so often that it is not shown any more. */
  learned(hint: string): boolean {
    return (this.view?.settings.hints[hint] ?? 0) >= LEARNED;
  }

  /** What a hint stands for was used. A file that nothing can be written into is not asked to keep it. */
  used(hint: string): void {
    if (this.view === null || this.view.read_only !== null || this.learned(hint)) return;
    void this.set({ type: "hint_used", value: hint });
  }

  /** Puts what holds now in the place of settings in the file that cannot be read. */
  replaceUnread(key: string): Promise<void> {
    return this.#take(backend.replaceUnread(key));
  }

  /** Changes how cues are called. Answers why not, or nothing: the reason belongs beside what was changed. */
  announce(change: AnnouncementChange): Promise<string> {
    return whyNot(async () => {
      const mine = ++this.#asked;
      const view = await backend.changeAnnouncements(change);
      if (mine === this.#asked) this.#show(view);
    });
  }

  restoreBackup(path: string): Promise<void> {
    return this.#take(backend.restoreBackup(path));
  }

  salvage(): Promise<void> {
    return this.#take(backend.salvage());
  }

  #show(view: HouseView): void {
    this.cameAt = performance.now();
    this.view = view;
  }

  async #take(answer: Promise<HouseView>): Promise<void> {
    const mine = ++this.#asked;
    let taken = false;
    const why = await whyNot(async () => {
      const view = await answer;
      await useLanguage(view.settings.language);
      if (mine !== this.#asked) return;
      taken = true;
      this.#show(reuse(this.view, view));
      this.refusal = "";
      applyLook(view.settings);
    });
    if (why !== "") this.refusal = why;
    else if (taken) await this.#speakLikeTheSystem();
  }

  /**
   * Until somebody chooses a language, the desk and the room speak the system's, where the program does. A director's browser
   * is not the house's system, and each of the two is tried once: an answer that is refused must not be asked for again.
   */
  async #speakLikeTheSystem(): Promise<void> {
    if (inRoom) return;
    const tag = typeof navigator === "undefined" ? "en-GB" : navigator.language;
    // A system without a country ("C" is one without a language) has the templates' dollars, and America's English with them.
    const system = /^(en|c|posix)?$/i.test(tag) ? "en-US" : spokenOf(tag);
    const chosen = this.view?.settings;
    if (system === "en" || chosen === undefined) return;
    for (const type of ["language", "room_language"] as const) {
      if (chosen[type] !== null || this.#tried.has(type)) continue;
      this.#tried.add(type);
      return this.set({ type, value: system });
    }
  }
}

export const house = new House();
