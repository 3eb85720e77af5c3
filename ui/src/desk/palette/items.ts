import { answers, better } from "$shared/finding";

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

/** The items that answer to what is typed, best first; those that answer alike stay in their order. */
export function matching(items: PaletteItem[], typed: string, most: number): PaletteItem[] {
  return items
    .flatMap((item) => {
      const how = answers(item.label, typed);
      return how === null ? [] : [{ item, how }];
    })
    .sort((one, other) => better(one.how, other.how))
    .slice(0, most)
    .map((found) => found.item);
}
