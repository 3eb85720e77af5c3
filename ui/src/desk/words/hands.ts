/** What the desk says of hand-for-hand, of time called on a player, and of those who are away or on a penalty. */

import { several, say as roomSay } from "$shared/say.svelte";
import type { HandState, Pace, PenaltyKind } from "$shared/types";
import { say, under } from "./say";
import { common } from "./common";

const handsSaid = (count: number): string => say("hands-away-hands", { count });

export const deskHands = under("hands", {
  title: common.pace,
  hand: under("hands-hand"),
  state: common.handState,
  /** The same where a cell is narrow. */
  stateShort: (state: HandState): string =>
    state === "held" ? say("hands-held-short") : common.handState(state),
  /** The whole of a cell, for those who hear it. */
  cell: (table: string, players: number, state: HandState): string =>
    say("hands-cell", { table, players, state: common.handState(state) }),
  outNow: under("hands-out-now"),
  nobodyOut: (pace: Pace): string =>
    say(pace === "round" ? "hands-nobody-out-round" : "hands-nobody-out-hand"),
  end: (pace: Pace): string => say(`hands-end-${pace}`),

  time: under("hands-time", {
    called: (name: string): string => roomSay("time-called-on", { name }),
  }),

  away: under("hands-away", {
    buttonsSaid: (blinds: number, buttons: number): string =>
      several([
        say("hands-away-missed-blinds", { count: blinds }),
        ...(buttons > 0 ? [say("hands-away-missed-buttons", { count: buttons })] : []),
      ]),
    misses: under("hands-away-misses"),
    sentenceSaid: (sentence: PenaltyKind, hands: number): string => {
      switch (sentence.type) {
        case "warning":
          return say("hands-away-warning");
        case "hands":
          return handsSaid(sentence.hands);
        case "rounds":
          return say("hands-away-rounds", { rounds: sentence.rounds, hands: handsSaid(hands) });
      }
    },
  }),
});
