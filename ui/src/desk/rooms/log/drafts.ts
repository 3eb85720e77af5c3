import type { LogRow } from "$shared/types";

/** How a line was about to be put right. */
interface Draft {
  way: string;
  text: string;
}

/** What was typed to put a line right, kept while the desk is elsewhere: another line, another room, another tournament. */
class Drafts {
  #lines = new Map<number, LogRow>();
  #drafts = new Map<string, Draft>();

  /** The line at which the panel was left. */
  lineOf(tournament: number): LogRow | null {
    return this.#lines.get(tournament) ?? null;
  }

  choose(tournament: number, line: LogRow | null): void {
    if (line === null) this.#lines.delete(tournament);
    else this.#lines.set(tournament, line);
  }

  of(tournament: number, line: LogRow): Draft | null {
    return this.#drafts.get(key(tournament, line)) ?? null;
  }

  keep(tournament: number, line: LogRow, draft: Draft): void {
    this.#drafts.set(key(tournament, line), draft);
  }

  drop(tournament: number, line: LogRow): void {
    this.#drafts.delete(key(tournament, line));
  }
}

/** A line that is struck is put right in other ways than one that counts. */
function key(tournament: number, line: LogRow): string {
  return `${tournament}|${line.line}|${line.struck}`;
}

export const drafts = new Drafts();
