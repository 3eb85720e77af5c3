import { type Answers, answers } from "$shared/finding";

export interface PaletteItem {
  id: string;
  group: "actions" | "rooms" | "players" | "tournaments" | "rulings";
  label: string;
  also?: string[];
  detail: string;
  /** The key that does the same without the palette. */
  key?: string;
  /** The cursor goes to where this leads, not back to the floor line. */
  takesCursor?: boolean;
  run: () => void;
}

const GROUPS: PaletteItem["group"][] = ["players", "actions", "rooms", "tournaments", "rulings"];
/** From the best answer to the least: its own name before what else it is called. */
const RANK: Record<Answers, number> = { whole: 0, begins: 2, words: 4, inside: 6 };

/** How well an item answers to what is typed, from 0; null where it does not. */
function rank(item: PaletteItem, typed: string): number | null {
  const own = answers(item.label, typed);
  let best = own === null ? null : RANK[own];
  // Inside a word only the name itself is looked at: "end" is no part of "calendar".
  for (const name of item.also ?? []) {
    const how = answers(name, typed);
    if (how !== null && how !== "inside" && (best === null || RANK[how] + 1 < best)) best = RANK[how] + 1;
  }
  return best;
}

/** The items that answer to what is typed, best first; those that answer alike stay in their order. */
function ranked(items: PaletteItem[], typed: string): { item: PaletteItem; how: number }[] {
  return items
    .flatMap((item) => {
      const how = rank(item, typed);
      return how === null ? [] : [{ item, how }];
    })
    .sort((one, other) => one.how - other.how);
}

/**
 * What the palette lists: by group, so that what stands together on screen is also passed through together by the arrow
 * keys, the group with the best answer first. Players, rules and
 * rulings were found by the house, by more than their names.
 */
export function listed(
  players: PaletteItem[],
  rules: PaletteItem[],
  items: PaletteItem[],
  typed: string,
  most: number,
): PaletteItem[] {
  const found = [
    ...players.map((item) => ({ item, how: rank(item, typed) ?? RANK.words })),
    ...ranked(items, typed).slice(0, most),
    // What the books and the house say comes after all that does something.
    ...rules.map((item) => ({ item, how: RANK.inside + 1 })),
  ];
  const best = (group: PaletteItem["group"]): number =>
    Math.min(...found.filter(({ item }) => item.group === group).map(({ how }) => how));
  return [...GROUPS]
    .sort((one, other) => (typed.trim() === "" ? 0 : best(one) - best(other) || 0))
    .flatMap((group) => found.filter(({ item }) => item.group === group).map(({ item }) => item));
}
