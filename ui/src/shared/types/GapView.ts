import type { ClockFace } from "./ClockFace";

export type GapView = { seen_at: number, away_ms: number, run_on: ClockFace, resume: ClockFace, };
