/** What is typed for each player where chips are counted or shares agreed on. */

import { untrack } from "svelte";
import { chips as grouped } from "$shared/format";

type TypedByEntry = Record<number, string>;

/** What was typed, by the entry; without what cannot be read. */
export function typedFor(typed: TypedByEntry, read: (text: string) => number | null): [number, number][] {
  return Object.entries(typed).flatMap(([entry, text]) => {
    const figure = read(text);
    return figure === null ? [] : [[Number(entry), figure]];
  });
}

/** A field begins with the newest count of its stack, and is never filled again once it was typed into. */
export function beginWithCounts(
  typed: TypedByEntry,
  counts: () => readonly { entry: number; chips: number | null }[],
): void {
  $effect(() => {
    const counted = counts();
    untrack(() => {
      for (const { entry, chips } of counted) if (chips !== null) typed[entry] ??= grouped(chips);
    });
  });
}
