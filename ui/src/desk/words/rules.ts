/** The house rules in a director's words, in our own; the books are cited, never copied. */

import { joined } from "$shared/format";
import { say, under } from "./say";
import { priceParts } from "./money";

export const deskRules = under("rules", {
  whens: under("rules-whens"),
  anteOrders: {
    blind_first: under("rules-ante-orders-blind_first"),
    ante_first: under("rules-ante-orders-ante_first"),
  },
  price: priceParts,
  boughtChoice: (limit: string, price: string, stack: string): string =>
    joined([limit, say("rules-price-for", { price, stack })]),
  rebuyMeans: (atMost: string, until: string): string =>
    joined([atMost === "" ? say("rules-only-busted") : say("rules-at-most", { chips: atMost }), until]),
  addOnMeans: (until: string): string => joined([say("rules-everybody"), until]),
  reEntryMeans: (until: string, forfeit: boolean): string =>
    joined([forfeit ? say("rules-re-entry-forfeit") : say("rules-re-entry-out"), until]),
});
