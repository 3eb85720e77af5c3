import { listed } from "./book.svelte";
import type { RulingsWords } from "./RulingsBook.svelte";
import { say } from "./say.svelte";

/** The words around the rulings on phones and devices. */
export const rulingsWords = (): RulingsWords => ({
  search: say("rulings-search"),
  none: say("rulings-none"),
  back: say("rulings-back"),
  own: say("rulings-own"),
  others: say("rulings-others"),
  silent: (books) => say("rulings-silent", { books: listed(books) }),
  standsIn: (book) => say("rulings-stands-in", { book }),
  cash: say("rulings-cash"),
});
