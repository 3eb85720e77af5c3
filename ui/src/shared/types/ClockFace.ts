import type { StageView } from "./StageView";

export type ClockFace = { stage: StageView, remaining_ms: number, };
