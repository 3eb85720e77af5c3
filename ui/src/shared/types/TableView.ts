import type { SeatView } from "./SeatView";
import type { TableNumber } from "./TableNumber";

export type TableView = { table: TableNumber, players: number, capacity: number, seats: Array<SeatView>, button_known: boolean, due: boolean, };
