

export type ClockPhase = "not_started" | "running" | "paused" | "finished";
