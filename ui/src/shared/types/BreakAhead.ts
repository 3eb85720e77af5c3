import type { StageView } from "./StageView";

export type BreakAhead = { in_ms: number, stage: StageView, };
