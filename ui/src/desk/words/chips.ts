/** What the chips' room says: the set, the colour-ups, the race. */

import { chips, joined } from "$shared/format";
import { say as sayInRoom } from "$shared/say.svelte";
import { parts, say, under } from "./say";

export const deskChips = under("chips", {
  about: (kinds: number, leaving: number): string =>
    joined([say("chips-colours", { count: kinds }), say("chips-leaving", { count: leaving })]),

  leave: (value: number, next: number): string => sayInRoom("chips-leave", { value, next }),
  state: under("chips-state"),
  ofTables: (number: number, total: number): string => sayInRoom("number-of", { number, total }),
  get inPlay() {
    return sayInRoom("chips-in-play");
  },
  more: (value: number): string => `${value > 0 ? "+" : "−"}${chips(Math.abs(value))}`,
  foundLine: (count: number, value: number, fresh: number, next: number, removed: number): string =>
    fresh === 0
      ? say("chips-found-removed", { count, value, removed })
      : removed === 0
        ? say("chips-found-out", { count, value, fresh, next })
        : say("chips-found-both", { count, value, fresh, next, removed }),
  won: (count: number): string => `+${chips(count)}`,
  rules: under("chips-rules"),

  ...parts("chips", "counts", "bags", "columns"),
});
