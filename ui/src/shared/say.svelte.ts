/**
 * The words of the room's screens and of the phones, in the language of this window. A language is a folder of
 * `assets/words`; Project Fluent chooses plurals and ordinals, and the types of keys and arguments are made from the English.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import english from "../../../assets/words/en/room.ftl?raw";
import { chips } from "./format";
import type { RoomWords } from "./room-words";

const WORDS = "../../../assets/words";
const others = import.meta.glob<string>(
  ["../../../assets/words/*/room.ftl", "!../../../assets/words/en/room.ftl"],
  { query: "?raw", import: "default" },
);

/** A number that chooses the plural by the language, and is written by the customs of the tournament. */
class Count extends FluentNumber {
  override toString(): string {
    return chips(this.value);
  }
}

/** Fluent's own drops the kind of plural, by which ordinals are chosen. */
const NUMBER: FluentFunction = ([number], named) =>
  new Count(Number(number?.valueOf()), { ...(named as { type?: string }) } as Intl.NumberFormatOptions);

/** Names are isolated where they need it, and nothing else is. */
function bookOf(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  made.addResource(new FluentResource(text));
  return made;
}

const inEnglish = bookOf("en", english);
let book = $state.raw(inEnglish);
let asked = 0;

/** The language of a tag such as "de-CH"; English for one that is not spoken here. */
export function spokenOf(tag: string | null): string {
  const language = (tag ?? "en").toLowerCase().split(/[-_]/)[0] ?? "en";
  return `${WORDS}/${language}/room.ftl` in others ? language : "en";
}

/** Speaks this language from now on. What is on the screen changes in place. */
export async function useLanguage(tag: string | null): Promise<void> {
  const mine = ++asked;
  const language = spokenOf(tag);
  const text = await others[`${WORDS}/${language}/room.ftl`]?.();
  if (mine !== asked || book.locales[0] === language) return;
  book = text === undefined ? inEnglish : bookOf(language, text);
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name that is written from right to left keeps its order to itself. */
const turned = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) ? `${ISOLATE}${text}${END}` : text;

/** Nothing more for a sentence that names nothing, else what it names. */
type Named<Key extends keyof RoomWords> = RoomWords[Key] extends null ? [] : [named: RoomWords[Key]];

/** The sentence of a key. */
export function say<Key extends keyof RoomWords>(key: Key, ...[named]: Named<Key>): string {
  const pattern = book.getMessage(key)?.value ?? inEnglish.getMessage(key)?.value;
  if (!pattern) return key;
  const values = Object.entries((named ?? {}) as Record<string, string | number>);
  const given = values.map(([name, value]) => [
    name,
    typeof value === "number" ? new Count(value) : turned(value),
  ]);
  return book.formatPattern(pattern, Object.fromEntries(given), []);
}

/** Several of a kind, apart from a sentence: "3, 5, 7". */
export const several = (each: readonly string[]): string =>
  new Intl.ListFormat(book.locales[0], { type: "unit", style: "short" }).format(each);

/** Several in a sentence: "3, 5 and 7". */
export const listed = (each: readonly string[]): string => new Intl.ListFormat(book.locales[0]).format(each);
