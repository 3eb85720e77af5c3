import type { SeatDrawn } from "./SeatDrawn";

export type DrawView = { number: number, at: number, title: string, seed: string, fingerprint: string, seats: Array<SeatDrawn>, };
