/** The words of the host's phone, of a guest at the door, and of the page before a device is let in: nobody else loads them. */

import { Book, spokenOf, type Written } from "$shared/book.svelte";
import type { HostWords } from "./host-words";

const here: Written<string> = import.meta.glob("../../../assets/words/{en,en-US}/host.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const book = new Book(
  here,
  import.meta.glob<string>(
    ["../../../assets/words/*/host.ftl", "!../../../assets/words/{en,en-US}/host.ftl"],
    { query: "?raw", import: "default" },
  ),
);
// The page has its language already when these words come; they follow it.
if (typeof navigator !== "undefined")
  void book.in(spokenOf(navigator.language)).then(
    (open) => open(),
    () => undefined,
  );

type Named<Key extends keyof HostWords> = HostWords[Key] extends null ? [] : [named: HostWords[Key]];

export function hostSay<Key extends keyof HostWords>(key: Key, ...[named]: Named<Key>): string {
  return book.say(key, named ?? {});
}
