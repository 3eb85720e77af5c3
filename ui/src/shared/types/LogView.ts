import type { LogRow } from "./LogRow";

export type LogView = { total: number, rows: Array<LogRow>, };
