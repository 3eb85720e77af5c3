import { chips } from "$shared/format";
import type { Ante, Stage } from "$shared/types";
import { chipsIn, lengthText, timeIn } from "./schedule-cells";

/** The cells of a level from left to right; a break has the last but one and the last of them. */
export const COLUMNS = [
  "small",
  "big",
  "anteKind",
  "ante",
  "smallBet",
  "bigBet",
  "studAnte",
  "bringIn",
  "hands",
  "minutes",
  "note",
] as const;
/** A cell that can be moved to and edited. */
export type Column = (typeof COLUMNS)[number];
export type AnteKind = Ante["type"];

/** The columns that only some events have. */
export const KINDS = ["limit", "stud", "hands"] as const;
export type Kind = (typeof KINDS)[number];
export type Kinds = Readonly<Record<Kind, boolean>>;

const CELLS_OF: Readonly<Record<Kind, readonly Column[]>> = {
  limit: ["smallBet", "bigBet"],
  stud: ["studAnte", "bringIn"],
  hands: ["hands"],
};
const CHIPS = ["small", "big", "ante", "smallBet", "bigBet", "studAnte", "bringIn"] as const;

/** A level or a break as it stands in the editor: text, as it was typed. Never changed in place. */
export interface Row extends Readonly<Record<Exclude<Column, "anteKind">, string>> {
  /** Stays with the row wherever it moves; a row that came from the engine has its position there. */
  readonly id: number;
  readonly type: Stage["type"];
  readonly anteKind: AnteKind;
  /** The rest of a level that a break cut in two. */
  readonly goesOn: boolean;
  /** The length as it came, so that one with odd milliseconds comes through an editor that shows seconds. */
  readonly came: { readonly text: string; readonly ms: number } | null;
}

const EMPTY = {
  ...(Object.fromEntries(COLUMNS.map((column) => [column, ""])) as Record<Column, string>),
  anteKind: "none",
  goesOn: false,
} as const;

export const ANTE_KINDS: readonly AnteKind[] = ["none", "per_player", "big_blind"];
const USUAL_BREAK = "10";

export function rowOf(stage: Stage, id: number): Row {
  const text = lengthText(stage.length_ms);
  const row = { ...EMPTY, id, minutes: text, note: stage.note, came: { text, ms: stage.length_ms } };
  if (stage.type === "break") return { ...row, type: "break" };
  const { small, big, ante, bets, stud, hands } = stage;
  return {
    ...row,
    type: "level",
    small: big === 0 ? "" : chips(small),
    big: big === 0 ? "" : chips(big),
    anteKind: ante.type,
    ante: ante.type === "none" ? "" : chips(ante.chips),
    smallBet: bets === null ? "" : chips(bets.small),
    bigBet: bets === null ? "" : chips(bets.big),
    studAnte: stud === null ? "" : chips(stud.ante),
    bringIn: stud === null ? "" : chips(stud.bring_in),
    hands: hands === null ? "" : chips(hands),
    goesOn: stage.goes_on,
  };
}

function has(row: Row, kind: Kind): boolean {
  return CELLS_OF[kind].some((column) => row[column].trim() !== "");
}

/** The kinds of columns to show: those asked for, and those that a row fills. Stud is played with bets. */
export function kindsOf(rows: readonly Row[], asked: Kinds): Kinds {
  const shown = (kind: Kind): boolean => asked[kind] || rows.some((row) => has(row, kind));
  const stud = shown("stud");
  return { limit: stud || shown("limit"), stud, hands: shown("hands") };
}

/** The rows yet to come without these amounts. */
export function without(rows: readonly Row[], kind: Kind, played: number): Row[] {
  const empty = Object.fromEntries(CELLS_OF[kind].map((column) => [column, ""]));
  return rows.map((row, position) => (position < played || !has(row, kind) ? row : { ...row, ...empty }));
}

export function sheetColumns(kinds: Kinds): Column[] {
  const hidden = KINDS.filter((kind) => !kinds[kind]).flatMap((kind) => CELLS_OF[kind]);
  return COLUMNS.filter((column) => !hidden.includes(column));
}

export function columnsOf(row: Row, kinds: Kinds): Column[] {
  if (row.type === "break") return ["minutes", "note"];
  return sheetColumns(kinds).filter((column) => column !== "ante" || row.anteKind !== "none");
}

function lengthOf(row: Row): number | null {
  return row.came?.text === row.minutes ? row.came.ms : timeIn(row.minutes);
}

/** The cells that are not what they should be: a number of chips or hands, or a length. */
export function faultsOf(row: Row): Column[] {
  const stud = has(row, "stud");
  // Stud has no blinds, and what a level does not have stays empty, all of it.
  const mayBeEmpty: Partial<Record<Column, boolean>> = {
    small: stud && row.big.trim() === "",
    big: stud && row.small.trim() === "",
    smallBet: !has(row, "limit"),
    bigBet: !has(row, "limit"),
    studAnte: !stud,
    bringIn: !stud,
    hands: true,
  };
  return columnsOf(row, { limit: true, stud: true, hands: true }).filter((column) => {
    if (column === "note" || column === "anteKind") return false;
    if (column === "minutes") return lengthOf(row) === null;
    if (row[column].trim() === "") return mayBeEmpty[column] !== true;
    return chipsIn(row[column]) === null;
  });
}

/** What the row says to the engine, or null while one of its cells is not a number. */
export function stageOf(row: Row): Stage | null {
  const length_ms = lengthOf(row);
  if (length_ms === null || faultsOf(row).length > 0) return null;
  if (row.type === "break") return { type: "break", length_ms, note: row.note };
  const amount = (column: (typeof CHIPS)[number]): number => chipsIn(row[column]) ?? 0;
  return {
    type: "level",
    small: amount("small"),
    big: amount("big"),
    ante: row.anteKind === "none" ? { type: "none" } : { type: row.anteKind, chips: amount("ante") },
    bets: has(row, "limit") ? { small: amount("smallBet"), big: amount("bigBet") } : null,
    stud: has(row, "stud") ? { ante: amount("studAnte"), bring_in: amount("bringIn") } : null,
    length_ms,
    hands: chipsIn(row.hands),
    goes_on: row.goesOn,
    note: row.note,
  };
}

/** The number of each level, breaks not counted; a level that goes on after a break keeps its number. */
export function levelNumbers(rows: readonly Row[]): (number | null)[] {
  let levels = 0;
  return rows.map((row) => (row.type === "level" ? (levels += row.goesOn ? 0 : 1) : null));
}

export function edited(row: Row, column: Column, value: string): Row {
  if (column !== "anteKind") return { ...row, [column]: value };
  const anteKind = ANTE_KINDS.find((kind) => kind === value) ?? row.anteKind;
  // A big-blind ante is most often the big blind, so that is put there to be typed over.
  const ante = anteKind === "big_blind" && row.ante === "" ? row.big : row.ante;
  return { ...row, anteKind, ante };
}

/** The row with this cell as numbers are written, when it holds a number; otherwise the same row. */
export function tidied(row: Row, column: Column): Row {
  if (column === "anteKind" || column === "minutes" || column === "note") return row;
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
    ...EMPTY,
    id: freeId(rows),
    type,
    anteKind: like?.anteKind ?? "none",
    minutes: like?.minutes ?? (type === "break" ? USUAL_BREAK : ""),
    hands: like?.hands ?? "",
    came: like?.came ?? null,
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
  const amounts = Object.fromEntries(CHIPS.map((column) => [column, twice(above[column])]));
  return inserted(rows, at + 1, { ...above, ...amounts, id: freeId(rows), goesOn: false, note: "" });
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
    const same = row.type === was.type && COLUMNS.every((column) => row[column] === was[column]);
    return same && row.goesOn === was.goesOn ? row : was;
  });
}

/** The position of the next row upwards or downwards that has this cell; undefined at the end. */
export function nextWith(
  rows: readonly Row[],
  at: number,
  step: 1 | -1,
  column: Column,
  played: number,
  kinds: Kinds,
): number | undefined {
  for (let to = at + step; to >= played && to < rows.length; to += step) {
    const row = rows[to];
    if (row !== undefined && columnsOf(row, kinds).includes(column)) return to;
  }
  return undefined;
}
