/** The house rules in a director's words, in our own; the books are cited, never copied. */

import { joined } from "$shared/format";
import { say, under } from "./say";
import { priceParts } from "./money";

export const deskRules = under("rules", {
  follows: (name: string, short: string, differences: number): string =>
    say("rules-follows", { name, short, differences }),
  presetHas: (book: string, choice: string): string => say("rules-preset-has", { book, choice }),
  backTo: (book: string): string => say("rules-back-to", { book }),
  changeLine: (line: string): string => say("rules-change-line", { line }),
  wouldChange: (count: number): string => say("rules-would-change", { count }),
  changedFromTemplate: (count: number): string => say("rules-changed-from-template", { count }),
  anteOrders: {
    blind_first: under("rules-ante-orders-blind_first"),
    ante_first: under("rules-ante-orders-ante_first"),
  },
  price: priceParts,
  entryMeans: (stack: string): string => say("rules-entry-means", { stack }),
  aPlayer: (limit: number): string => say("rules-a-player", { limit }),
  untilLevel: (level: number): string => say("rules-until-level", { level }),
  untilTime: (time: string): string => say("rules-until-time", { time }),
  boughtChoice: (limit: string, price: string, stack: string): string =>
    joined([limit, say("rules-price-for", { price, stack })]),
  rebuyMeans: (atMost: string, until: string): string =>
    joined([atMost === "" ? say("rules-only-busted") : say("rules-at-most", { chips: atMost }), until]),
  addOnMeans: (until: string): string => joined([say("rules-everybody"), until]),
  reEntryMeans: (until: string, forfeit: boolean): string =>
    joined([forfeit ? say("rules-re-entry-forfeit") : say("rules-re-entry-out"), until]),
  lateLevel: (level: number): string => say("rules-late-level", { level }),
  lateTime: (time: string): string => say("rules-late-time", { time }),
  seatPrizesChoice: (worth: string): string => say("rules-seat-prizes-choice", { worth }),
});
