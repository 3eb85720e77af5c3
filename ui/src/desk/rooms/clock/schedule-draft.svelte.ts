import type { AfterLast, Rotation, Schedule, ScheduleView, Stage } from "$shared/types";
import { navigation } from "../../state/navigation.svelte";
import type { OpenTournament } from "../../state/tournament.svelte";
import * as operation from "./schedule-rows";
import type { Column, Kind, Kinds, Row } from "./schedule-rows";

/** All that an edit changes, and that is taken back with it. */
interface Moment {
  rows: readonly Row[];
  afterLast: AfterLast;
  games: Rotation | null;
  /** The columns that were asked for, though no row fills them yet. */
  asked: Kinds;
}

const NONE_ASKED: Kinds = { limit: false, stud: false, hands: false };

/**
 * The schedule while it is edited. It belongs to the tournament and not to the room, so that a look at the tables in
 * between, or Escape pressed too early, loses nothing that was typed.
 */
export class ScheduleDraft {
  /** What of it is in sight in the clock's room. */
  shown = $state<"list" | "editor" | "paste" | "generate">("list");
  now = $state.raw<Moment>({ rows: [], afterLast: "double", games: null, asked: NONE_ASKED });
  /** The row under the cursor, by its id. */
  here = $state(-1);
  /** Play has caught up with an edit, which was dropped. */
  overtaken = $state(false);
  /** Empty cells are pointed out only when Save was pressed; others at once. */
  tried = $state(false);
  refusal = $state("");
  /** What is pasted and not yet used. */
  pasted = $state("");

  #past = $state.raw<readonly Moment[]>([]);
  #came: readonly Row[] = [];
  #step = "";

  // Getters, because a derived value would end with the room in which it was first made.
  get changed(): boolean {
    return this.#past.length > 0;
  }

  get rows(): readonly Row[] {
    return this.now.rows;
  }

  get kinds(): Kinds {
    return operation.kindsOf(this.rows, this.now.asked);
  }

  get position(): number {
    return this.rows.findIndex((row) => row.id === this.here);
  }

  /** Begins from the schedule in force. */
  begin(view: ScheduleView): void {
    const { stages, after_last, games } = view.schedule;
    this.#came = stages.map(operation.rowOf);
    this.now = { rows: this.#came, afterLast: after_last, games, asked: NONE_ASKED };
    this.#past = [];
    this.#step = "";
    this.here = this.rows[Math.min(view.played, this.rows.length - 1)]?.id ?? -1;
    this.overtaken = false;
    this.tried = false;
    this.refusal = "";
  }

  /** What the engine found odd about this row, as long as the row is still as the engine saw it. */
  warnings(row: Row, view: ScheduleView): string[] {
    if (this.#came[row.id] !== row) return [];
    return view.warnings.filter((warning) => warning.stage === row.id).map((warning) => warning.message);
  }

  edit(id: number, column: Column, value: string): void {
    const rows = this.rows.map((row) => (row.id === id ? operation.edited(row, column, value) : row));
    this.#change({ rows }, `${id} ${column}`);
  }

  /** Writes the number of a cell as numbers are written, when the cursor leaves it. */
  tidy(id: number, column: Column): void {
    const rows = this.rows.map((row) => (row.id === id ? operation.tidied(row, column) : row));
    // The same number written differently is no step of its own.
    if (rows.some((row, position) => row !== this.rows[position])) this.now = { ...this.now, rows };
    this.#step = "";
  }

  /** Puts the outcome of an operation on the rows in place, with the cursor on the row at that position. */
  arrange(rows: Row[], position: number): void {
    this.#change({ rows });
    this.here = rows[Math.max(0, Math.min(position, rows.length - 1))]?.id ?? -1;
  }

  goOn(afterLast: AfterLast): void {
    this.#change({ afterLast });
  }

  /** Puts other games in turn; what is typed in one go into the same field is one step. */
  mix(games: Rotation | null, step = ""): void {
    this.#change({ games }, step);
  }

  /** Shows the columns of a kind, or takes them away with all that stands in them and is yet to come. */
  ask(kind: Kind, wanted: boolean, played: number): void {
    const gone: readonly Kind[] = wanted ? [] : kind === "limit" ? ["limit", "stud"] : [kind];
    const rows = gone.reduce<readonly Row[]>(
      (left, each) => operation.without(left, each, played),
      this.rows,
    );
    const asked = Object.fromEntries(gone.map((each) => [each, false]));
    this.#change({ rows, asked: { ...this.now.asked, [kind]: wanted, ...asked } });
  }

  /** Replaces everything that has not been played, by a paste, to be edited. */
  replace(view: ScheduleView, stages: readonly Stage[]): void {
    if (!this.changed) this.begin(view);
    this.arrange(operation.afterPlayed(view.schedule.stages, view.played, stages), view.played);
    this.shown = "editor";
  }

  /** Takes back the last step of editing, not the last line of the log. */
  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#step = "";
    this.now = last;
    if (!this.rows.some((row) => row.id === this.here)) this.here = this.rows.at(-1)?.id ?? -1;
  }

  /** Puts what has been played meanwhile back as it was. */
  settle(view: ScheduleView): void {
    if (this.position < view.played) this.here = this.rows[view.played]?.id ?? this.here;
    const rows = operation.settled(this.rows, view.schedule.stages, view.played);
    if (rows.length === this.rows.length && rows.every((row, at) => row === this.rows[at])) return;
    this.now = { ...this.now, rows };
    this.overtaken = true;
  }

  /** The schedule as it is typed, or the first cell that is not a number. */
  schedule(): Schedule | { row: Row; column: Column } {
    const stages: Stage[] = [];
    for (const row of this.rows) {
      const stage = operation.stageOf(row);
      const column = operation.faultsOf(row)[0];
      if (stage === null && column !== undefined) return { row, column };
      if (stage !== null) stages.push(stage);
    }
    return { stages, after_last: this.now.afterLast, games: this.now.games };
  }

  discard(): void {
    this.#past = [];
    this.shown = "list";
  }

  /** Back to the list, with what is typed kept. */
  leave(): void {
    this.shown = "list";
    navigation.focusFloor();
  }

  /** One step for everything that is typed into a cell in one go; other steps each on their own. */
  #change(to: Partial<Moment>, step = ""): void {
    if (step === "" || step !== this.#step) this.#past = [...this.#past, this.now];
    this.#step = step;
    this.now = { ...this.now, ...to };
    this.refusal = "";
  }
}

const drafts = new WeakMap<OpenTournament, ScheduleDraft>();

/** The one draft of a tournament. */
export function draftOf(tournament: OpenTournament): ScheduleDraft {
  let draft = drafts.get(tournament);
  if (draft === undefined) drafts.set(tournament, (draft = new ScheduleDraft()));
  return draft;
}
