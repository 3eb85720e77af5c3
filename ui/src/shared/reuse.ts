import { dequal } from "dequal/lite";

/**
 * A new answer with all that it says as the old one did taken over from the old one: the page draws anew only what is another
 * thing than before. Where a row came or went, those behind it stand one place further and are still the same.
 */
export function reuse<T>(old: unknown, fresh: T): T {
  if (dequal(old, fresh)) return old as T;
  if (typeof old !== "object" || old === null || typeof fresh !== "object" || fresh === null) return fresh;
  const was = (key: string | number): unknown => Reflect.get(old, key);
  if (!Array.isArray(fresh))
    return Object.fromEntries(Object.entries(fresh).map(([key, said]) => [key, reuse(was(key), said)])) as T;
  let moved = 0;
  return fresh.map((row: unknown, at) => {
    if (typeof row !== "object") return row;
    moved = [moved, moved - 1, moved + 1].find((by) => dequal(was(at + by), row)) ?? moved;
    return reuse(was(at + moved), row);
  }) as T;
}
