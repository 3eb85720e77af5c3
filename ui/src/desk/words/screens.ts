/** What the desk says about the room's screens: windows, layouts, the message, the look. */

import type { Role } from "$shared/types/Role";
import { say, under } from "./say";

export const deskScreens = under("screens", {
  openOn: (monitor: string): string => say("screens-open-on", { monitor }),
  closeThis: (where: string): string => say("screens-close-this", { where }),
  layoutOf: (where: string): string => say("screens-layout-of", { where }),
  choose: (where: string, layout: string): string => say("screens-choose", { where, layout }),
  layouts: under("screens-layouts"),
  themes: under("screens-themes"),
  movesShown: under("screens-moves-shown"),
  factNames: under("screens-fact-names"),
  actions: under("screens-actions", {
    layout: (layout: string): string => say("screens-actions-layout", { layout }),
    takeAway: (text: string): string => say("screens-actions-take-away", { text }),
    say: (text: string): string => say("screens-actions-say", { text }),
  }),
  network: under("screens-network", {
    byName: (address: string): string => say("screens-network-by-name", { address }),
    phones: (count: number): string => say("screens-network-phones", { count }),
    namesShown: under("screens-network-names-shown"),
    removeThis: (name: string): string => say("screens-network-remove-this", { name }),
    screen: (number: number): string => say("screens-network-screen", { number }),
    open: (count: number): string => say("screens-network-open", { count }),
    roles: under("screens-network-roles") satisfies Record<Role, string>,
    letInThis: (name: string, role: string): string => say("screens-network-let-in-this", { name, role }),
    left: (time: string): string => say("screens-network-left", { time }),
    goneSince: (time: string): string => say("screens-network-gone-since", { time }),
    saidLast: (what: string, time: string): string => say("screens-network-said-last", { what, time }),
    removeDevice: (name: string): string => say("screens-network-remove-device", { name }),
    removeSure: (name: string): string => say("screens-network-remove-sure", { name }),
    removeOperator: (name: string): string => say("screens-network-remove-operator", { name }),
    bustsAre: under("screens-network-busts-are"),
  }),
  playEnds: (range: string): string => say("screens-play-ends", { range }),
});
