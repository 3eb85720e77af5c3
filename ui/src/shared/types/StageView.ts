import type { ChipView } from "./ChipView";

export type StageView = { stage: number, level: number | null, is_break: boolean, small: number, big: number, ante: number, big_blind_ante: boolean, length_ms: number, note: string, colour_up: Array<ChipView>, extension: boolean, };
