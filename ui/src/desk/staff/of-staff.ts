/** What is typed to the staff, as far as the page completes it. What a line means the house says. */

const COMES = /^(dealer|floor|cashier|brush)$/i;

/** Who is named in a line that is still being typed: what stands before the name, the name as far as it stands there, and whether it is of somebody who comes; null elsewhere. */
export function naming(line: string): { before: string; name: string; comes: boolean } | null {
  const [, before = "", name = ""] =
    /^(\s*(?:dealer|floor|cashier|brush|break|back|late|off|cut|bag|colou?r|deals\s+\d+|shift\s+\w+)\s+(?:.*,\s*)?)([^,]*)$/i.exec(
      line,
    ) ?? [];
  // A number asks for so many.
  if (name.trim() === "" || /^\d+$/.test(name.trim())) return null;
  return { before, name: name.trim(), comes: COMES.test(line.trim().split(/\s+/)[0] ?? "") };
}

/** Hours and minutes of so many minutes: `7:05`. */
export const hours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
