import type { PlayerRow } from "./PlayerRow";

export type PlayersView = { total: number, rows: Array<PlayerRow>, };
