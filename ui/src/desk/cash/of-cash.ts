/** What is typed to a cash game, as far as the page completes it; what a line means the house says. And who comes to it from a tournament. */

import type { CashGameRow, Command, PlayerRow } from "$shared/types";

/** Who is named in a line that is still being typed: the verb, and the name as far as it stands there; null past the name. */
export function naming(line: string): { verb: string; name: string } | null {
  const [, verb = "", name = ""] = /^\s*(buy|new|more|out)\s+(.*)$/i.exec(line) ?? [];
  const amount = /\s[-\d][\d.,'’]*(\s+(cash|owed|by\b.*)?)?$/i.test(name);
  return name.trim() === "" || amount ? null : { verb: verb.toLowerCase(), name: name.trim() };
}

/** The line with this name in place of what was typed of it, ready for the amount. */
export const named = (verb: string, name: string): string => `${verb} ${name} `;

/** The game that is on; of several the newest. */
export const gameOn = (games: readonly CashGameRow[]): CashGameRow | undefined =>
  games.find(({ closed, deleted }) => !closed && !deleted);

/** Who went out by a line of the log. */
export interface WentOut {
  entries: number[];
  line: number;
}

/** Who goes out by a command, which is this line of the log; otherwise whoever went out before. */
export function wentOut(before: WentOut | null, command: Command, line: number | undefined): WentOut | null {
  if (command.type !== "bust") return before;
  return line === undefined ? null : { entries: command.out.map(({ entry }) => entry), line };
}

/** They are offered the game for as long as undo would take back that they are out, and nothing else is being typed. */
export const isOffered = (out: WentOut | null, undo: number | undefined, typed: boolean): boolean =>
  !typed && out !== null && out.line === undo;

/** What they are called, by who is out. */
export const namesOf = (
  entries: readonly number[],
  rows: readonly Pick<PlayerRow, "entry" | "name">[],
): string[] => rows.filter(({ entry }) => entries.includes(entry)).map(({ name }) => name);
