/** The words of the desk, by their keys. */

import { Book, type Written } from "$shared/book.svelte";
import type { DeskWords } from "./keys";

const here: Written<string> = import.meta.glob("../../../../assets/words/{en,en-US}/desk/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const book = new Book(
  here,
  import.meta.glob<string>(
    ["../../../../assets/words/*/desk/*.ftl", "!../../../../assets/words/{en,en-US}/desk/*.ftl"],
    { query: "?raw", import: "default" },
  ),
);

type Named<Key extends keyof DeskWords> = DeskWords[Key] extends null ? [] : [named: DeskWords[Key]];

export function say<Key extends keyof DeskWords>(key: Key, ...[named]: Named<Key>): string {
  return book.say(key, named ?? {});
}

type Camel<Key extends string> = Key extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Key;

/** The sentences that begin with this, each by its own name, and as a function of what it names; but for these names. */
type Said<Beginning extends string, But extends PropertyKey> = {
  readonly [
    Key in keyof DeskWords as Key extends `${Beginning}-${infer Rest}` ? Exclude<Camel<Rest>, But> : never
  ]: DeskWords[Key] extends null ? string : (named: DeskWords[Key]) => string;
};

/** The keys by their first word, so that each part looks through its own. */
const byFirst = new Map<string, string[]>();
for (const key of book.keys) {
  const first = key.slice(0, key.indexOf("-"));
  const part = byFirst.get(first);
  if (part === undefined) byFirst.set(first, [key]);
  else part.push(key);
}

const camel = (key: string): string =>
  key.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The sentences under a beginning, such as `sound` for "sound-title": each by its own name, read in the language of the moment,
 * and one that names something as a function of that. Whatever is said in another way stands among its `own`, and so does a
 * part with a beginning of its own. They are looked up when the first of them is wanted: of all parts at once that would delay
 * the first picture.
 */
export function under<Beginning extends string, Own extends object = object>(
  beginning: Beginning,
  own: Own = {} as Own,
): Own & Said<Beginning, keyof Own> {
  let found = false;
  const whole = (): Own => {
    if (!found) find(beginning, own);
    found = true;
    return own;
  };
  return new Proxy(own, {
    get: (_, name) => Reflect.get(whole(), name) as unknown,
    has: (_, name) => Reflect.has(whole(), name),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(whole(), name),
  }) as Own & Said<Beginning, keyof Own>;
}

/** Parts of a part, each with the sentences under a beginning of its own, such as `groups` for "sound-groups-…". */
export function parts<Beginning extends string, Name extends string>(beginning: Beginning, ...names: Name[]) {
  const each = names.map((name) => [camel(name), under(`${beginning}-${name}`)]);
  return Object.fromEntries(each) as { [Each in Name as Camel<Each>]: Said<`${Beginning}-${Each}`, never> };
}

/** Gives a part its sentences. */
function find(beginning: string, own: object): void {
  const within = Object.entries(own).flatMap(([name, part]) => (typeof part === "object" ? [name] : []));
  for (const key of byFirst.get(beginning.split("-", 1)[0] ?? "") ?? []) {
    if (!key.startsWith(`${beginning}-`)) continue;
    const name = camel(key.slice(beginning.length + 1));
    if (within.some((part) => name.startsWith(part) && /^[A-Z\d]/.test(name.slice(part.length)))) continue;
    if (name in own) continue;
    const said = book.names(key)
      ? { value: (named: Readonly<Record<string, string | number>>) => book.say(key, named) }
      : { get: () => book.say(key) };
    Object.defineProperty(own, name, { ...said, enumerable: true });
  }
}
