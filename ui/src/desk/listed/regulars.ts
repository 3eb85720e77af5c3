import * as backend from "$shared/backend";
import { findPlayers } from "$shared/find-players";
import type { Enter, ListedPlayer } from "$shared/types";

/** Somebody who may play tonight. */
export interface Regular {
  name: string;
  listed: number;
  last_name: string;
  card: string;
  ticked: boolean;
}

/** More than a home game has, and few enough for a list of ticks. */
const MOST = 500;

/** Everybody who entered a tournament, ticked, each as the list knows the player by now. A player with several entries comes once. */
async function entered(tournament: number): Promise<Regular[]> {
  const [page, known] = await Promise.all([
    findPlayers(tournament, "", MOST),
    backend.playedAs(tournament).catch((): Record<number, number> => ({})),
  ]);
  const once = new Map(page.rows.map((row) => [row.player, row]));
  return [...once.values()].map(({ player, name, listed, last_name, card }) => ({
    name,
    listed: known[player] ?? listed ?? 0,
    last_name,
    card,
    ticked: true,
  }));
}

/** Those of the last evening, ticked, then the others on the house's list; nobody who is in tonight's tournament already. */
export async function regulars(last: number | null, tonight: number | null): Promise<Regular[]> {
  const [before, here, known] = await Promise.all([
    last === null ? [] : entered(last),
    tonight === null ? [] : entered(tonight),
    backend.findListed("", 0, MOST).then(
      (page) => page.rows,
      (): ListedPlayer[] => [],
    ),
  ]);
  return others(before, here, known);
}

/** One who is on the house's list is known by the number there, anybody else by the name. */
export function others(before: Regular[], here: Regular[], known: ListedPlayer[]): Regular[] {
  const isIn = (of: Regular[], one: { name: string; listed: number }): boolean =>
    of.some((other) =>
      one.listed !== 0 && other.listed !== 0 ? other.listed === one.listed : other.name === one.name,
    );
  const listed = known.map((one) => ({
    name: one.name,
    listed: one.number,
    last_name: one.last_name,
    card: one.membership,
    ticked: false,
  }));
  return [...before, ...listed.filter((one) => !isIn(before, one))].filter((one) => !isIn(here, one));
}

/** The entries of those who are ticked, at the usual price; none where nobody is. */
export function entriesOf(all: Regular[]): Enter | null {
  const who = all.filter((one) => one.ticked);
  if (who.length === 0) return null;
  return {
    names: who.map((one) => one.name),
    buy_in: 0,
    payment: "cash",
    listed: who.map((one) => one.listed),
    last_names: who.map((one) => one.last_name),
    cards: who.map((one) => one.card),
  };
}
