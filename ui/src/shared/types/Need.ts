import type { TableNumber } from "./TableNumber";

export type Need = { "type": "button", table: TableNumber, seats: Array<number>, };
