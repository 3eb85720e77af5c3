import type { Citation } from "./Citation";
import type { PlannedTable } from "./PlannedTable";

export type DrawPlan = { players: number, tables: Array<PlannedTable>, rule: Citation, why_not: string, };
