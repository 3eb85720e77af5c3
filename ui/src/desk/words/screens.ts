/** What the desk says about the room's screens: windows, layouts, the message, the look. */

import type { Role } from "$shared/types";
import { under } from "./say";

export const deskScreens = under("screens", {
  layouts: under("screens-layouts"),
  themes: under("screens-themes"),
  movesShown: under("screens-moves-shown"),
  factNames: under("screens-fact-names"),
  actions: under("screens-actions"),
  network: under("screens-network", {
    namesShown: under("screens-network-names-shown"),
    roles: under("screens-network-roles") satisfies Record<Role, string>,
    bustsAre: under("screens-network-busts-are"),
  }),
});
