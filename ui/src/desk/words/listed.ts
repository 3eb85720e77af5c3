/** What the desk says of the house's own list of players. */

import { say, under } from "./say";

export const deskListed = under("listed", {
  fields: under("listed-fields"),
  played: (count: number, last: string): string => (count === 0 ? "" : say("listed-played", { count, last })),
});
