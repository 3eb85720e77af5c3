import type { Colours, Fact, Layout } from "$shared/types";

/** The layouts in the order in which they are offered. */
export const LAYOUTS: Layout[] = [
  "clock_payouts",
  "clock",
  "payouts",
  "chips",
  "leaders",
  "seating",
  "map",
  "split",
  "season",
];
/** What the room shows beside its tournaments: offered where a window of it is open. */
export const OF_THE_ROOM: Layout[] = ["lists", "push"];
export const COLOURS: Colours[] = ["dark", "light", "midnight", "claret", "black", "own"];
/** The figures in the order in which they stand at the foot. */
export const FACTS: Fact[] = [
  "players",
  "average_stack",
  "chips_in_play",
  "tables",
  "rebuys",
  "next_break",
  "predicted_end",
  "next_payout",
  "prize_pool",
];
