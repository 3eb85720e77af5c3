import * as backend from "$shared/backend";

/** So many photos are kept at hand: a few screens of the list. */
const MOST = 400;
const asked = new Map<number, Promise<string | null>>();

/** A photo by its number. A photo never changes, so each is asked for once. */
export function photoOf(number: number): Promise<string | null> {
  const before = asked.get(number);
  if (before !== undefined) return before;
  if (asked.size >= MOST) for (const oldest of [...asked.keys()].slice(0, MOST / 2)) asked.delete(oldest);
  const asking = backend.photo(number).catch(() => null);
  asked.set(number, asking);
  return asking;
}
