import { createContext } from "svelte";
import * as backend from "$shared/backend";
import { money, useLocale } from "$shared/format";
import { asRefusal, whyNot } from "$shared/refusal";
import { reuse } from "$shared/reuse";
import { setTableNames } from "$shared/table-names.svelte";
import type { AnyQuery as Query, Command, Correction, Currency, DeskView, Need } from "$shared/types";

/**
 * The tournament on the desk. It keeps the one view that is always in sight, knows the latest revision, and says
 * things to the house; what a room shows it asks for by itself when the revision moves.
 */
export class OpenTournament {
  readonly id: number;
  desk = $state.raw<DeskView | null>(null);
  /** What the advice line asks for. Every seat reads it, and of the desk something is new with every line. */
  need = $state.raw<Need | null>(null);
  /** Tonight's currency, once the desk has been told of: every amount reads it. */
  currency = $state.raw<Currency>({ code: "", decimals: 0 });
  /** When `desk` came, by `performance.now()`: the clock counts on from there. */
  cameAt = $state(0);
  /** The latest revision heard of; rooms depend on it. */
  revision = $state(0);
  /** Goes up when the time alone changed something, such as a level that ended; rooms depend on it as on the revision. */
  turn = $state(0);
  /** Why the tournament cannot be shown at all. */
  failure = $state("");
  /** Why the last press of a button did nothing; shown until the next thing that is done. */
  refusal = $state("");

  #refreshing: Promise<void> | null = null;
  #stale = false;
  /** The language in which the sentences that are held were asked for, once that is known. */
  #language: string | null | undefined;

  constructor(id: number) {
    this.id = id;
  }

  /** Asks now and after every revision. Returns what ends it. */
  listen(): () => void {
    void this.refresh();
    return backend.onRevision(({ tournament, revision }) => {
      if (tournament === this.id && revision !== this.revision) {
        this.revision = revision;
        void this.refresh();
      }
    });
  }

  /** An amount as tonight's currency writes it. */
  readonly money = (minor: number): string => money(minor, this.currency);

  ask<T extends Query["type"]>(query: Extract<Query, { type: T }> & { type: T }): Promise<backend.ViewOf<T>> {
    return backend.ask<T>(this.id, query);
  }

  /** The last line that stands in the bar. */
  get #seen(): number {
    return this.desk?.revision ?? 0;
  }

  /** Says something to the tournament. Answers why not; nothing once it is done and the bar shows it. */
  act(command: Command): Promise<string> {
    return this.#say(() => backend.act(this.id, command, this.#seen));
  }

  /** Puts lines further back right. */
  correct(correction: Correction): Promise<string> {
    return this.#say(() => backend.correct(this.id, correction, this.#seen));
  }

  /** Strikes the last line in force; why it cannot be struck is shown in the bar. */
  async undo(): Promise<void> {
    this.refusal = await this.#say(() => backend.undo(this.id, this.#seen));
  }

  async redo(): Promise<void> {
    this.refusal = await this.#say(() => backend.redo(this.id, this.#seen));
  }

  /** Like `act`, with the refusal shown in the bar: for buttons that have no place of their own for it. */
  async press(command: Command): Promise<boolean> {
    this.refusal = "";
    this.refusal = await this.act(command);
    return this.refusal === "";
  }

  /** Starts the clock, or holds it where it runs. */
  toggleClock(): void {
    void this.press(this.desk?.clock.phase === "running" ? { type: "pause_clock" } : { type: "start_clock" });
  }

  /** Something was due by the time alone, and no line says so: the desk is asked again, and the rooms after it. */
  async timePassed(): Promise<void> {
    await this.refresh();
    this.turn += 1;
  }

  /** The house makes the sentences of an answer: in another language the desk asks again, and the rooms after it. */
  speak(language: string | null): void {
    const other = this.#language !== undefined && this.#language !== language;
    this.#language = language;
    if (other) void this.timePassed();
  }

  /** One question at a time; what is heard meanwhile is asked for once afterwards. */
  refresh(): Promise<void> {
    if (this.#refreshing !== null) {
      this.#stale = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#ask().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #ask(): Promise<void> {
    do {
      this.#stale = false;
      try {
        const desk = reuse(this.desk, await this.ask({ type: "desk" }));
        this.cameAt = performance.now();
        setTableNames(desk.table_names);
        useLocale(desk.locale);
        if (this.desk !== null && stageOf(this.desk) !== stageOf(desk)) this.turn += 1;
        this.desk = desk;
        this.need = desk.advice[0]?.need ?? null;
        this.currency = desk.currency;
        this.failure = "";
      } catch (problem) {
        this.failure = asRefusal(problem).message;
      }
    } while (this.#stale);
  }

  #say(how: () => Promise<number>): Promise<string> {
    return whyNot(async () => {
      const revision = await how();
      this.revision = revision;
      this.refusal = "";
      // The news of it may have come before the answer, and the bar been asked for already.
      await this.#refreshing;
      if ((this.desk?.revision ?? 0) < revision) await this.refresh();
    });
  }
}

/** Where the clock is: rooms say what may be done until a level ends, and it ends without a line. */
const stageOf = ({ clock }: DeskView): string => `${clock.stage.stage} ${clock.phase}`;

/** The tournament on the desk, for every part of it. */
export const [openTournament, setOpenTournament] = createContext<OpenTournament>();
