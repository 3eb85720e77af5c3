/** The list of tournaments as a host looks for them: those that are not over, then the evenings by month. */

import { month } from "$shared/format";
import type { TournamentLine } from "$shared/types";

/** Those that are not over: first what is played, then what is prepared; in each the order that they have. */
export function unfinished(lines: readonly TournamentLine[]): TournamentLine[] {
  const played = lines.filter(({ phase }) => phase === "playing");
  return [...played, ...lines.filter(({ phase }) => phase !== "playing" && phase !== "finished")];
}

/** Those that are over, by the month of their last line; months and lines in the order that they have. */
export function byMonth(lines: readonly TournamentLine[]): { month: string; lines: TournamentLine[] }[] {
  const months = new Map<string, TournamentLine[]>();
  for (const line of lines) {
    if (line.phase !== "finished") continue;
    const called = month(line.last_line_at);
    months.set(called, [...(months.get(called) ?? []), line]);
  }
  return [...months].map(([called, of]) => ({ month: called, lines: of }));
}
