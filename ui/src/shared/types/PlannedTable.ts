import type { TableNumber } from "./TableNumber";

export type PlannedTable = { table: TableNumber, players: number, cards: string, };
