/** Lists longer than the screen are shown page by page. */

/** How long a page stays: time to find a name among a few dozen. */
export const PAGE_MS = 8_000;

/**
 * Where a page of a list of so many lines begins and how many it has: pages of nearly equal length, so that the
 * last page is not a lone line.
 */
export function pageAt(
  total: number,
  most: number,
  page: number,
): { pages: number; from: number; count: number } {
  const pages = Math.max(1, Math.ceil(total / most));
  const each = Math.ceil(total / pages) || 1;
  const from = (page % pages) * each;
  return { pages, from, count: each };
}

/** A page in columns: no more of them than it fills with so many lines each, and no column shorter than the least. */
export function inColumns(
  rows: number,
  columns: number,
  each: number,
  least = each,
): { columns: number; lines: number } {
  const shown = Math.max(1, Math.min(columns, Math.ceil(rows / each)));
  return { columns: shown, lines: Math.max(least, Math.ceil(rows / shown)) };
}

/** The places that everybody plays for. */
const TOP = 3;

/** So many rows of a list of prizes: the top ones, and those around the one that is won next. */
export function aroundNext<T extends { next: boolean }>(rows: T[], most: number): T[] {
  if (rows.length <= most) return rows;
  const low = most - TOP;
  const next = rows.findIndex((row) => row.next);
  const from = Math.max(TOP, Math.min(rows.length - low, next - Math.floor((low - 1) / 2)));
  return [...rows.slice(0, TOP), ...rows.slice(from, from + low)];
}
