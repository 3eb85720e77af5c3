import { answers } from "$shared/finding";
import type { AgainOffer, ListedPlayer, NewcomerView } from "$shared/types";

/** What Enter does in the field for a name: who is out comes back, one of those known is entered, or somebody new. */
export type Newcomer =
  { who: "again"; offer: AgainOffer } | { who: "known"; player: ListedPlayer } | { who: "new"; name: string };

/** Who answers to what is typed. */
export interface Answering {
  /** Those on the player list. */
  known: ListedPlayer[];
  /** What the tournament says of the name and of those; absent while it was not asked. */
  here: NewcomerView | null;
}

export const NOBODY: Answering = { known: [], here: null };

/** What the tournament says of a player of the list. */
export function hereOf(
  player: ListedPlayer,
  { here }: Answering,
): NewcomerView["listed"][number] | undefined {
  return here?.listed.find((one) => one.listed === player.number);
}

/** What brings somebody back in, each once: by the name as typed, and of those on the list. */
function offers({ here }: Answering): AgainOffer[] {
  const all = [...(here?.again ?? []), ...(here?.listed ?? []).flatMap((one) => one.again)];
  return all.filter((offer, at) => all.findIndex((other) => other.label === offer.label) === at);
}

/** The lines below the field: who can come back, those known who answer, and then somebody new of the name as typed. */
export function choices(typed: string, answering: Answering): Newcomer[] {
  const name = typed.trim();
  if (name === "") return [];
  // Who is out comes back and is not entered once more.
  const enters = answering.known.filter((player) => (hereOf(player, answering)?.again ?? []).length === 0);
  return [
    ...offers(answering).map((offer): Newcomer => ({ who: "again", offer })),
    ...enters.map((player): Newcomer => ({ who: "known", player })),
    { who: "new", name },
  ];
}

/** Whether a line has to be marked before Enter enters anybody: what is typed is in already, or begins a name that is known. */
export function mustChoose(typed: string, { known, here }: Answering): boolean {
  const name = typed.trim();
  if ((here?.says ?? "") !== "") return true;
  return known.some((player) => {
    const how = answers(player.name, name);
    return how !== null && how !== "inside";
  });
}

/**
 * The line of the one player known who is called just as it is typed, or so but for marks, case and the order of words; -1 where
 * there is none, or more than one, or where that player is or was in the tournament already.
 */
export function namedSo(typed: string, answering: Answering): number {
  const exactly = answering.known.filter((player) => player.name === typed.trim());
  const so = exactly.length > 0 ? exactly : called(typed, answering.known);
  const [only] = so;
  if (so.length !== 1 || only === undefined || hereOf(only, answering) !== undefined) return -1;
  return choices(typed, answering).findIndex((line) => line.who === "known" && line.player === only);
}

/** Those known who are called as it is typed. */
export function called(typed: string, known: ListedPlayer[]): ListedPlayer[] {
  return known.filter((player) => answers(player.name, typed.trim()) === "whole");
}

/** What Enter does: the marked line, or somebody new where nothing has to be chosen; else nothing. */
export function onEnter(typed: string, answering: Answering, marked: number): Newcomer | null {
  const lines = choices(typed, answering);
  const chosen = lines[marked < 0 ? namedSo(typed, answering) : marked];
  if (chosen !== undefined) return chosen;
  return mustChoose(typed, answering) ? null : (lines.at(-1) ?? null);
}

/** Whether what is pasted is a list of players: more than one line with something in it. */
export function isList(text: string): boolean {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "").length > 1;
}
