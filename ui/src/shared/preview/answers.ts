/**
 * The engine's own answers at a moment, out of the files that the headless program's test `preview` writes: the files say
 * what is shown, and nothing here works anything out.
 */

import type { TemplateLine } from "../house";
import type { AnyAnswer as Answer, AnyQuery as Query, ClockView } from "../types";
import { asked, field, longName, moment, namedTables, names, TABLE_NAMES } from "./scene";

interface Moment {
  /** When it was, by the tournament's own time. */
  at: number;
  answers: Record<string, object>;
}

type Row = Record<string, unknown>;
type View = Row & {
  name?: string;
  locale?: string | null;
  clock?: ClockView;
  table_names?: [number, string][];
  rows?: Row[];
  tables?: Row[];
  final_table?: Row[];
  winner?: Row | null;
};

const files = import.meta.glob<unknown>("./answers/*.json", { import: "default" });
const file = async <T>(name: string): Promise<T | undefined> =>
  (await files[`./answers/${name}.json`]?.()) as T | undefined;

/** Larger than any other figure of an answer, and smaller than any time of day there. */
const A_TIME_OF_DAY = 1_500_000_000_000;
/** Since when the moment is looked at, and which one it is by now. */
let since = Date.now();
let shown = moment;

/** Goes to another moment of the same tournament. */
export function choose(another: string): void {
  shown = another;
  since = Date.now();
}

/** A copy whose times of day are as far from now as they were from then. */
function moved(part: unknown, by: number): unknown {
  if (typeof part === "number") return part > A_TIME_OF_DAY ? part + by : part;
  if (Array.isArray(part)) return part.map((one) => moved(one, by));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, moved(one, by)]));
}

/** A clock that runs has less left by now; at the end of the level the moment begins again. */
function tick(clock: ClockView): void {
  const running = clock.phase === "running" && clock.hands === null;
  if (running && Date.now() - since >= clock.remaining_ms) since = Date.now();
  const gone = Date.now() - since;
  clock.now += gone;
  if (!running) return;
  clock.remaining_ms -= gone;
  if (clock.next_break) clock.next_break.in_ms -= gone;
}

/** What the moment says itself; else what was so while the tournament ran; else the club night's. */
async function recorded(kind: string): Promise<View> {
  for (const name of [`${field}-${shown}`, `${field}-running`, `club-${shown}`, "club-running"]) {
    const found = await file<Moment>(name);
    const view = found?.answers[kind];
    if (found && view) return moved(view, since - found.at) as View;
  }
  throw { code: "not_now", message: "The preview has no answer to this." };
}

/** Gives those at the final table, or the winner, the names that the address asks for. */
function rename({ final_table: seats, winner }: View): void {
  if (names === null) return;
  for (const [index, row] of [...(seats ?? []), ...(winner ? [winner] : [])].entries()) {
    row["name"] = names[index % names.length];
  }
}

/** Questions that are answered out of another one's answer. */
const SAME: Partial<Record<Query["type"], string>> = {
  tables_numbered: "tables",
  find_lines: "log",
  floor_line_at: "floor_line",
  roster_text: "roster",
  roster_file: "roster",
};

function paged(rows: Row[], query: Query): Row[] {
  if ("before" in query && query.before > 0) rows = rows.filter((row) => Number(row["line"]) < query.before);
  const search =
    "search" in query
      ? query.search
      : "filter" in query && typeof query.filter === "object"
        ? query.filter.search
        : "";
  const typed = search.trim().toLowerCase();
  if (/^#\d+$/.test(typed)) rows = rows.filter((row) => `#${String(row["entry"])}` === typed);
  else if (typed !== "") rows = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(typed));
  const from = "from" in query ? query.from : 0;
  return "count" in query ? rows.slice(from, from + query.count) : rows;
}

export async function answer(query: Query): Promise<Answer> {
  const view = await recorded(SAME[query.type] ?? query.type);
  if (query.type === "clock") tick(view as unknown as ClockView);
  if (view.clock) {
    tick(view.clock);
    if (longName !== null) view.name = longName;
    view.locale = asked.get("locale") ?? view.locale ?? null;
    const pick = asked.get("pick");
    if (pick !== null) view["pick"] = pick;
  }
  if (namedTables && view.table_names) {
    view.table_names = Array.from({ length: 400 }, (_, at) => [
      at + 1,
      TABLE_NAMES[at % TABLE_NAMES.length] ?? "",
    ]);
  }
  rename(view);
  if (view.rows) view.rows = paged(view.rows, query);
  if (query.type === "tables") view.tables = paged(view.tables ?? [], query);
  const type = query.type.startsWith("roster_") ? "roster" : query.type;
  if (query.type !== "tables_numbered") return { type, view } as unknown as Answer;
  const wanted = new Set<unknown>(query.tables);
  return { type, view: view.tables?.filter((row) => wanted.has(row["table"])) } as unknown as Answer;
}

export const bundled = async (): Promise<TemplateLine[]> => (await file<TemplateLine[]>("templates")) ?? [];
