/** What the tables with a name are called, in the tournament that this window shows. */
let names = $state.raw<ReadonlyMap<number, string>>(new Map());

/** Takes the names of an answer; the same ones change nothing that is drawn. */
export function setTableNames(told: [number, string][]): void {
  const same = told.length === names.size && told.every(([table, name]) => names.get(table) === name);
  if (!same) names = new Map(told);
}

/** A table's name; empty without one. */
export function tableName(table: number): string {
  return names.get(table) ?? "";
}

/** Whether any table has a name. */
export function anyTableNamed(): boolean {
  return names.size > 0;
}
