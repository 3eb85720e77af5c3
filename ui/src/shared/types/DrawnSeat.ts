import type { SeatNumber } from "./SeatNumber";
import type { TableNumber } from "./TableNumber";

export type DrawnSeat = { name: string, table: TableNumber, seat: SeatNumber, };
