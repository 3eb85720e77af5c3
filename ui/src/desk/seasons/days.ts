/** Days as a field for dates has them, in the time of this computer. */

const two = (number: number): string => String(number).padStart(2, "0");

/** The day of a time: `2026-03-14`; empty without one. */
export function dayOf(at: number | null): string {
  if (at === null) return "";
  const day = new Date(at);
  return `${String(day.getFullYear()).padStart(4, "0")}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The first moment of a day, or the last one; null where nothing is typed. */
export function momentOf(day: string, end: boolean): number | null {
  const typed = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (typed === null) return null;
  const [year, month, date] = typed.slice(1).map(Number) as [number, number, number];
  return end
    ? new Date(year, month - 1, date, 23, 59, 59, 999).getTime()
    : new Date(year, month - 1, date).getTime();
}
