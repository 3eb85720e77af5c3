import type { StandingRow } from "./StandingRow";

export type StandingsView = { is_final: boolean, rows: Array<StandingRow>, };
