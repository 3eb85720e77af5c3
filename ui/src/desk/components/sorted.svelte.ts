/** A table in the order of one of its columns. */

export type Sortable = number | string | null;

/** Rows by what a column has of each; equal ones stay as they were, and those without anything are last. */
export function sorted<Row>(rows: readonly Row[], of: (row: Row) => Sortable, descending: boolean): Row[] {
  const factor = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === "string" || typeof b === "string")
      return factor * String(a).localeCompare(String(b), undefined, { numeric: true });
    return factor * (a - b);
  });
}

/** Which column a table is sorted by; none while it stands as it came. */
export class Sorting<Column extends string> {
  by = $state.raw<Column | null>(null);
  descending = $state(false);

  /** The first press puts what matters first, the second turns it, the third leaves the table as it came. */
  press(column: Column, largest: boolean): void {
    if (this.by !== column) [this.by, this.descending] = [column, largest];
    else if (this.descending === largest) this.descending = !largest;
    else this.by = null;
  }

  /** How a heading says it. */
  of(column: Column): "ascending" | "descending" | "none" {
    if (this.by !== column) return "none";
    return this.descending ? "descending" : "ascending";
  }
}
