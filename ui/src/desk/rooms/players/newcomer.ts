import { answers } from "$shared/finding";
import type { ListedPlayer } from "$shared/types";

/** What Enter does in the field for a name: one of those known is entered, or somebody new. */
export type Newcomer = { who: "known"; player: ListedPlayer } | { who: "new"; name: string };

/** The lines below the field: those known who answer, and then somebody new of the name as typed. */
export function choices(typed: string, known: ListedPlayer[]): Newcomer[] {
  const name = typed.trim();
  return name === ""
    ? []
    : [...known.map((player): Newcomer => ({ who: "known", player })), { who: "new", name }];
}

/** Whether a line has to be marked before Enter enters anybody: what is typed begins a name that is known. */
export function mustChoose(typed: string, known: ListedPlayer[]): boolean {
  const name = typed.trim();
  return known.some((player) => {
    const how = answers(player.name, name);
    return how !== null && how !== "inside";
  });
}

/** The line of the one player known who is called just as it is typed; -1 where there is none, or more than one. */
export function namedSo(typed: string, known: ListedPlayer[]): number {
  const so = known.filter((player) => player.name === typed.trim());
  return so.length === 1 && so[0] !== undefined ? known.indexOf(so[0]) : -1;
}

/** What Enter does: the marked line, or somebody new where nothing has to be chosen; else nothing. */
export function onEnter(typed: string, known: ListedPlayer[], marked: number): Newcomer | null {
  const lines = choices(typed, known);
  const chosen = lines[marked < 0 ? namedSo(typed, known) : marked];
  if (chosen !== undefined) return chosen;
  return mustChoose(typed, known) ? null : (lines.at(-1) ?? null);
}
