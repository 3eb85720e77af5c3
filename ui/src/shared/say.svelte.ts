/** The words of the room's screens and of the phones. */

import { Book, type Written } from "./book.svelte";
import type { RoomWords } from "./room-words";

export { listed, several, spokenOf, useLanguage } from "./book.svelte";

const here: Written<string> = import.meta.glob("../../../assets/words/{en,en-US}/room.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const book = new Book(
  here,
  import.meta.glob<string>(
    ["../../../assets/words/*/room.ftl", "!../../../assets/words/{en,en-US}/room.ftl"],
    { query: "?raw", import: "default" },
  ),
);

/** Nothing more for a sentence that names nothing, else what it names. */
type Named<Key extends keyof RoomWords> = RoomWords[Key] extends null ? [] : [named: RoomWords[Key]];

export function say<Key extends keyof RoomWords>(key: Key, ...[named]: Named<Key>): string {
  return book.say(key, named ?? {});
}

/** A length by which a clock is put right: `41 s`, `118 s`, then as [`minutes`]. */
export function shortLength(ms: number): string {
  return ms < 120_000 ? say("length-seconds", { seconds: `${Math.round(ms / 1000)}` }) : minutes(ms);
}

/** A length as short as it can be said: `20 min`, `1 h 30 min`. */
export function minutes(ms: number): string {
  const all = Math.round(ms / 60_000);
  const [hours, rest] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return say("length-minutes", { minutes: `${rest}` });
  return rest === 0
    ? say("length-hours", { hours: `${hours}` })
    : say("length-hours-and-minutes", { hours: `${hours}`, minutes: `${rest}` });
}
