import { chips } from "$shared/format";
import type { Ante } from "$shared/types/Ante";
import type { Level } from "$shared/types/Level";
import type { Stage } from "$shared/types/Stage";
import { chipsIn, lengthText, timeIn } from "./schedule-cells";

/** A cell that can be moved to and edited. */
export type Column = "small" | "big" | "anteKind" | "ante" | "minutes" | "note";
export type AnteKind = Ante["type"];

/** A level or a break as it stands in the editor: text, as it was typed. Never changed in place. */
export interface Row {
  /** Stays with the row wherever it moves; a row that came from the engine has its position there. */
  readonly id: number;
  readonly type: Stage["type"];
  readonly small: string;
  readonly big: string;
  readonly anteKind: AnteKind;
  readonly ante: string;
  readonly minutes: string;
  readonly note: string;
  /** The length as it came, so that one with odd milliseconds comes through an editor that shows seconds. */
  readonly came: { readonly text: string; readonly ms: number } | null;
  /** What the level has besides, as it came. */
  readonly besides: Pick<Level, "bets" | "stud" | "hands" | "goes_on">;
}

const NOTHING_BESIDES: Row["besides"] = { bets: null, stud: null, hands: null, goes_on: false };

const ANTE_KINDS: readonly AnteKind[] = ["none", "per_player", "big_blind"];
const USUAL_BREAK = "10";

export function rowOf(stage: Stage, id: number): Row {
  const text = lengthText(stage.length_ms);
  const length = { minutes: text, note: stage.note, came: { text, ms: stage.length_ms } };
  if (stage.type === "break")
    return {
      id,
      type: "break",
      small: "",
      big: "",
      anteKind: "none",
      ante: "",
      ...length,
      besides: NOTHING_BESIDES,
    };
  return {
    id,
    type: "level",
    small: chips(stage.small),
    big: chips(stage.big),
    anteKind: stage.ante.type,
    ante: stage.ante.type === "none" ? "" : chips(stage.ante.chips),
    ...length,
    besides: { bets: stage.bets, stud: stage.stud, hands: stage.hands, goes_on: stage.goes_on },
  };
}

/** The cells that a row has, from left to right. */
export function columnsOf(row: Row): Column[] {
  if (row.type === "break") return ["minutes", "note"];
  return row.anteKind === "none"
    ? ["small", "big", "anteKind", "minutes", "note"]
    : ["small", "big", "anteKind", "ante", "minutes", "note"];
}

function lengthOf(row: Row): number | null {
  return row.came?.text === row.minutes ? row.came.ms : timeIn(row.minutes);
}

/** The cells that are not what they should be: a number of chips, or a length. */
export function faultsOf(row: Row): Column[] {
  return columnsOf(row).filter((column) => {
    if (column === "minutes") return lengthOf(row) === null;
    return column !== "note" && column !== "anteKind" && chipsIn(row[column]) === null;
  });
}

/** What the row says to the engine, or null while one of its cells is not a number. */
export function stageOf(row: Row): Stage | null {
  const length_ms = lengthOf(row);
  if (length_ms === null) return null;
  if (row.type === "break") return { type: "break", length_ms, note: row.note };
  const [small, big] = [chipsIn(row.small), chipsIn(row.big)];
  if (small === null || big === null) return null;
  const level = { type: "level" as const, small, big, ...row.besides, length_ms, note: row.note };
  if (row.anteKind === "none") return { ...level, ante: { type: "none" } };
  const ante = chipsIn(row.ante);
  return ante === null ? null : { ...level, ante: { type: row.anteKind, chips: ante } };
}

/** The number of each level, breaks not counted. */
export function levelNumbers(rows: readonly Row[]): (number | null)[] {
  let levels = 0;
  return rows.map((row) => (row.type === "level" ? (levels += 1) : null));
}

/** The row with one cell changed. */
export function edited(row: Row, column: Column, value: string): Row {
  if (column !== "anteKind") return { ...row, [column]: value };
  const anteKind = ANTE_KINDS.find((kind) => kind === value) ?? row.anteKind;
  // A big-blind ante is most often the big blind, so that is put there to be typed over.
  const ante = anteKind === "big_blind" && row.ante === "" ? row.big : row.ante;
  return { ...row, anteKind, ante };
}

/** The row with this cell as numbers are written, when it holds a number; otherwise the same row. */
export function tidied(row: Row, column: Column): Row {
  if (column !== "small" && column !== "big" && column !== "ante") return row;
  const amount = chipsIn(row[column]);
  const text = amount === null ? row[column] : chips(amount);
  return text === row[column] ? row : { ...row, [column]: text };
}

function freeId(rows: readonly Row[]): number {
  return rows.reduce((highest, row) => Math.max(highest, row.id), 999) + 1;
}

function inserted(rows: readonly Row[], at: number, row: Row): Row[] {
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

/** The nearest row of a type, upwards from a position and then from the end. */
function nearest(rows: readonly Row[], at: number, type: Row["type"]): Row | undefined {
  return (
    rows.slice(0, at + 1).findLast((row) => row.type === type) ?? rows.findLast((row) => row.type === type)
  );
}

/** A new level or break after a position, as long as the nearest of its kind and with its kind of ante. */
export function added(rows: readonly Row[], at: number, type: Row["type"]): Row[] {
  const like = nearest(rows, at, type);
  return inserted(rows, at + 1, {
    id: freeId(rows),
    type,
    small: "",
    big: "",
    anteKind: like?.anteKind ?? "none",
    ante: "",
    minutes: like?.minutes ?? (type === "break" ? USUAL_BREAK : ""),
    note: "",
    came: like?.came ?? null,
    besides: NOTHING_BESIDES,
  });
}

/** The level at a position, or the last one before it, once more after it with everything doubled. */
export function doubled(rows: readonly Row[], at: number): Row[] {
  const above = nearest(rows, at, "level");
  if (above === undefined) return added(rows, at, "level");
  const twice = (text: string): string => {
    const amount = chipsIn(text);
    return amount === null ? text : chips(amount * 2);
  };
  return inserted(rows, at + 1, {
    ...above,
    id: freeId(rows),
    small: twice(above.small),
    big: twice(above.big),
    ante: twice(above.ante),
    note: "",
  });
}

export function removed(rows: readonly Row[], at: number): Row[] {
  return rows.filter((_, position) => position !== at);
}

/** The row one place up or down, never to a place among those that have been played. */
export function moved(rows: readonly Row[], at: number, step: 1 | -1, played: number): Row[] {
  const to = at + step;
  const [row, other] = [rows[at], rows[to]];
  if (row === undefined || other === undefined || Math.min(at, to) < played) return [...rows];
  return rows.map((same, position) => (position === at ? other : position === to ? row : same));
}

/** The stages that have been played as they were, and after them the given ones. */
export function afterPlayed(truth: readonly Stage[], played: number, rest: readonly Stage[]): Row[] {
  const kept = truth.slice(0, played).map(rowOf);
  return rest.reduce<Row[]>((rows, stage) => [...rows, rowOf(stage, freeId(rows))], kept);
}

/** The rows with those that have been played as they were, whatever was typed into them while they were yet to come. */
export function settled(rows: readonly Row[], truth: readonly Stage[], played: number): Row[] {
  // Rows that were removed and then played are put back too.
  const lost = truth.slice(rows.length, Math.max(played, rows.length));
  const whole = lost.reduce<readonly Row[]>((all, stage) => [...all, rowOf(stage, freeId(all))], rows);
  return whole.map((row, position) => {
    const stage = position < played ? truth[position] : undefined;
    if (stage === undefined) return row;
    const was = rowOf(stage, row.id);
    const same = row.type === was.type && columnsOf(was).every((column) => row[column] === was[column]);
    return same ? row : was;
  });
}

/** The position of the next row upwards or downwards that has this cell; undefined at the end. */
export function nextWith(
  rows: readonly Row[],
  at: number,
  step: 1 | -1,
  column: Column,
  played: number,
): number | undefined {
  for (let to = at + step; to >= played && to < rows.length; to += step) {
    const row = rows[to];
    if (row !== undefined && columnsOf(row).includes(column)) return to;
  }
  return undefined;
}
