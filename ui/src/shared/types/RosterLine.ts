import type { RosterVerdict } from "./RosterVerdict";

export type RosterLine = { line: number, name: string, verdict: RosterVerdict, note: string, };
