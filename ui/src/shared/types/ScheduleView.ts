import type { StageView } from "./StageView";

export type ScheduleView = { stages: Array<StageView>, after_last: string, current: number, };
