import { ask } from "./backend";
import type { PlayersView } from "./types";

/** The first players of a tournament by name that answer to what is typed. */
export const findPlayers = (tournament: number, search: string, count: number): Promise<PlayersView> =>
  ask(tournament, { type: "players", search, filter: "all", order: "name", from: 0, count });
