/** One line of the palette. */
export interface PaletteItem {
  id: string;
  group: "actions" | "rooms" | "players" | "tournaments";
  label: string;
  detail: string;
  /** The key that does the same without the palette. */
  key?: string;
  /** The cursor goes to where this leads, not back to the floor line. */
  takesCursor?: boolean;
  run: () => void;
}

/** Letters without their marks and case, so that "lukasz" finds "Łukasz". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o");
}

/**
 * How well a label answers what is typed: every word typed must begin a word of the label or at least stand in it.
 * Null when it does not; a lower number is a better answer.
 */
export function rank(label: string, typed: string): number | null {
  const words = plain(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const whole = plain(label);
  let sum = 0;
  for (const part of plain(typed)
    .split(/\s+/)
    .filter((word) => word !== "")) {
    const begins = words.findIndex((word) => word.startsWith(part));
    if (begins >= 0) sum += begins;
    else if (whole.includes(part)) sum += 20;
    else return null;
  }
  return sum;
}

/** The items that answer, best first; those of equal rank stay in their order. */
export function matching(items: PaletteItem[], typed: string, most: number): PaletteItem[] {
  return items
    .map((item) => ({ item, rank: rank(item.label, typed) }))
    .filter((found): found is { item: PaletteItem; rank: number } => found.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map((found) => found.item);
}
