import type { SeatNumber } from "./SeatNumber";
import type { TableNumber } from "./TableNumber";

export type Seat = { table: TableNumber, seat: SeatNumber, };
