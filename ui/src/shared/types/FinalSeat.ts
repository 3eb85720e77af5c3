import type { SeatNumber } from "./SeatNumber";

export type FinalSeat = { seat: SeatNumber, name: string, button: boolean, };
