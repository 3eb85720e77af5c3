import type { Ante } from "./Ante";

export type Stage = { "type": "level", small: number, big: number, ante: Ante, length_ms: number, note: string, } | { "type": "break", length_ms: number, note: string, };
