import type { TableNumber } from "./TableNumber";
import type { TableView } from "./TableView";

export type TablesView = { total: number, tables: Array<TableView>, breaking_order: Array<TableNumber>, sizes: Array<number>, };
