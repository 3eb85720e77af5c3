/** What the desk says: the bar, the rail, the floor line, the palette. The rooms have catalogues of their own. */

import { eitherOf, listed } from "$shared/book.svelte";
import { exampleAmount } from "$shared/typed";
import type { Currency, MoneyBack, Need, Role } from "$shared/types";
import { parts, say, under } from "./say";
import { deskGenerator } from "./generator";
import { deskHands } from "./hands";
import { deskAlso, deskHelp, deskSettings, deskTour } from "./help";
import { deskHouse } from "./house";
import { deskRooms } from "./rooms";

export const desk = under("desk", {
  title: "Shuffle Up",

  /** In a field that takes an amount and cannot read it. */
  amountLike: (currency: Currency): string => say("desk-amount-like", { example: exampleAmount(currency) }),

  calledOffNext: under("desk-called-off-next") satisfies Record<MoneyBack, string>,

  colour: under("desk-colour", { names: under("desk-colour-names") }),

  textVerbs: under("desk-text-verbs"),

  requests: under("desk-requests", {
    out: (players: string[], hitmen: string[]): string => {
      const all = players.join("; ");
      return hitmen.length === 0
        ? say("desk-requests-out", { players: all })
        : say("desk-requests-out-by", { players: all, hitmen: listed(hitmen) });
    },
  }),
  checkIns: under("desk-check-ins"),
  putOff: under("desk-put-off", {
    waits: (what: string, until: string, why: string): string => {
      if (why === "") return until === "" ? what : say("desk-put-off-waits", { what, until });
      return until === ""
        ? say("desk-put-off-waits-only-why", { what, why })
        : say("desk-put-off-waits-why", { what, until, why });
    },
  }),
  /** The number asked for in the advice line. */
  needs: (need: Need): string => {
    switch (need.type) {
      case "button":
        return say("desk-needs-button", { table: String(need.table), any: eitherOf(need.seats) });
      case "big_blind":
        return say("desk-needs-big-blind", { table: String(need.table), any: eitherOf(need.seats) });
      case "table":
        return say("desk-needs-table", { table: String(need.table), any: eitherOf(need.tables) });
    }
  },

  events: under("desk-events"),
  rooms: under("desk-rooms"),
  map: under("desk-map"),

  filter: under("desk-filter", {
    on: (text: string): string => say("desk-filter-on", { text: text.trim() }),
    found: (found: number, all: number | null): string =>
      all === null ? say("desk-filter-found", { found }) : say("desk-filter-found-of", { found, all }),
  }),
  /** What a click, a drag and the keys do to whatever the pointer or the cursor is at. */
  hints: under("desk-hints"),

  groups: under("desk-groups"),
  actions: under("desk-actions"),

  rulings: under("rulings"),
  generator: deskGenerator,
  also: deskAlso,
  hands: deskHands,
  help: deskHelp,
  settings: deskSettings,
  tour: deskTour,
  house: deskHouse,
  room: deskRooms,
  /** The room's screens: windows, layouts, the message, the look. */
  screens: under("screens", {
    ...parts("screens", "layouts", "themes", "moves-shown", "fact-names", "actions"),
    published: under("screens-published"),
    programs: under("screens-programs"),
    network: under("screens-network", {
      roles: under("screens-network-roles") satisfies Record<Role, string>,
      ...parts("screens-network", "names-shown", "busts-are"),
    }),
  }),
});
