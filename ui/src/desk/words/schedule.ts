/** What the clock's room says about editing its schedule. */

import { listed } from "$shared/book.svelte";
import { chips, joined } from "$shared/format";
import { say as sayInRoom, minutes } from "$shared/say.svelte";
import type { Posts, Rotation, Stage } from "$shared/types";
import { parts, say, under } from "./say";

const handsOf = (count: number): string => say("schedule-hands", { count });

export const deskSchedule = under("schedule", {
  ...parts("schedule", "columns", "ante-kinds", "kinds", "means", "games", "next-games", "after-lasts"),
  posts: under("schedule-posts") satisfies Record<Posts, string>,

  /** As it is read in every language. */
  pasteExample: "25/50 20\n50/100 (100) 20\nBreak 10",
  reading: (stage: Stage): string => {
    const length = minutes(stage.length_ms);
    if (stage.type === "break") return joined([sayInRoom("break"), length]);
    const { small, big, ante, bets, stud, hands } = stage;
    const parts = [
      big === 0 ? "" : `${chips(small)} / ${chips(big)}`,
      ante.type === "none"
        ? ""
        : ante.type === "per_player"
          ? say("schedule-ante-each", { amount: ante.chips })
          : sayInRoom("big-blind-ante-of", { amount: ante.chips }),
      ...(stud === null
        ? []
        : [
            sayInRoom("stud-ante-of", { amount: stud.ante }),
            sayInRoom("bring-in-of", { amount: stud.bring_in }),
          ]),
      bets === null ? "" : sayInRoom("bets-of", { amount: `${chips(bets.small)} / ${chips(bets.big)}` }),
      hands === null ? "" : handsOf(hands),
      length,
    ];
    return joined(parts);
  },
  /** The games in turn, in a sentence. */
  rotation: ({ games: each, change }: Rotation): string => {
    const games = listed(each.map(({ name }) => name));
    return change.type === "level"
      ? say("schedule-rotation-level", { games })
      : say("schedule-rotation-hands", { games, hands: change.hands });
  },
  /** How a level ends that ends by hands. */
  hands: handsOf,
});
