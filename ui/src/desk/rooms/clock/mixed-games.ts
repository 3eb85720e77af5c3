import type { Posts, Rotation } from "$shared/types";
import { words } from "../../words";

/** The rotations that everybody knows, in their usual order; and what is done to the order of one. */

const names = words.room.schedule.games;

type Game = [keyof typeof names, Posts];

const HORSE: Game[] = [
  ["holdem", "limit_blinds"],
  ["omahaHiLo", "limit_blinds"],
  ["razz", "stud"],
  ["stud", "stud"],
  ["studHiLo", "stud"],
];

function each(...games: Game[]): Rotation {
  return { games: games.map(([game, posts]) => ({ name: names[game], posts })), change: { type: "level" } };
}

export const horse = (): Rotation => each(...HORSE);

export function eightGame(): Rotation {
  return each(
    ["tripleDraw", "limit_blinds"],
    ...HORSE,
    ["noLimitHoldem", "blinds"],
    ["potLimitOmaha", "blinds"],
  );
}

/** The rotation with the game at a position one place up or down; the same one at its ends. */
export function moved(rotation: Rotation, at: number, step: 1 | -1): Rotation {
  const games = [...rotation.games];
  const [game, other] = [games[at], games[at + step]];
  if (game === undefined || other === undefined) return rotation;
  games[at] = other;
  games[at + step] = game;
  return { ...rotation, games };
}
