import type { BreakAhead } from "./BreakAhead";
import type { ClockPhase } from "./ClockPhase";
import type { StageView } from "./StageView";

export type ClockView = { phase: ClockPhase, now: number, stage: StageView, remaining_ms: number, next_level: StageView, break_is_next: boolean, next_break: BreakAhead | null, stages: number, rebuys_until_level: number | null, late_entry_until_level: number | null, };
