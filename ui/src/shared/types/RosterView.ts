import type { RosterLine } from "./RosterLine";

export type RosterView = { lines: Array<RosterLine>, players: number, remark: string, };
