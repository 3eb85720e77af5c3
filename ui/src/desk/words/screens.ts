/** What the desk says about the room's screens: windows, layouts, the message, the look. */

import type { Role } from "$shared/types";
import { parts, under } from "./say";

export const deskScreens = under("screens", {
  ...parts("screens", "layouts", "themes", "moves-shown", "fact-names", "actions"),
  network: under("screens-network", {
    roles: under("screens-network-roles") satisfies Record<Role, string>,
    ...parts("screens-network", "names-shown", "busts-are"),
  }),
});
