import type { Who } from "$shared/types";

/** What tells a player of a table from all others. */
export const whoKey = (who: Who): string =>
  "listed" in who ? `${who.listed}` : `${who.guest.evening}/${who.guest.player}`;
