/**
 * Sentences in the language of this window. A language is a folder of `assets/words`; Project Fluent chooses plurals and
 * ordinals, and the types of keys and arguments are made from the English.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { chips } from "./format";

/** A number that chooses the plural by the language, and is written by the customs of the tournament. */
class Count extends FluentNumber {
  override toString(): string {
    return chips(this.value);
  }
}

/** Fluent's own drops the kind of plural, by which ordinals are chosen. */
const NUMBER: FluentFunction = ([number], named) =>
  new Count(Number(number?.valueOf()), { ...(named as { type?: string }) } as Intl.NumberFormatOptions);

/** The sentences of one language. A sentence is read when it is first said: all of them at once would delay the first picture. */
class Sentences {
  /** Names are isolated where they need it, and nothing else is. */
  readonly bundle: FluentBundle;
  /** Each as it is written, by its key. */
  readonly written = new Map<string, string>();

  constructor(language: string, texts: readonly string[]) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
    for (const text of texts) {
      let key = "";
      // A key begins its line. By a pattern this takes three times as long, of which the first picture would know.
      for (const line of text.split("\n")) {
        if (line >= "a" && line < "{") {
          key = line.slice(0, line.indexOf(" "));
          this.written.set(key, line);
        } else if (key !== "") {
          this.written.set(key, `${this.written.get(key)}\n${line}`);
        }
      }
    }
  }

  of(key: string) {
    const written = this.written.get(key);
    if (written === undefined) return null;
    if (!this.bundle.hasMessage(key)) this.bundle.addResource(new FluentResource(written));
    return this.bundle.getMessage(key)?.value ?? null;
  }
}

const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A name that is written from right to left keeps its order to itself. */
const turned = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(text) ? `${ISOLATE}${text}${END}` : text;

let spoken = $state.raw("en");
let asked = 0;
const books: Pick<Book, "speaks" | "in">[] = [];
/** A folder of the words, or a file of the help. */
const languageIn = (path: string): string => /(?:words|help)\/([\w-]+)/.exec(path)?.[1] ?? "";

/** What is written by their path, in files of `assets/words`. */
export type Written<Text> = Readonly<Record<string, Text>>;

const filesOf = <File>(language: string, written: Written<File>): File[] =>
  Object.entries(written).flatMap(([path, file]) => (languageIn(path) === language ? [file] : []));

/** What languages call themselves, by their tags: English first, else by their tags' order. */
export function namesOf(about: Written<string>): Readonly<Record<string, string>> {
  const names = Object.entries(about).map(([path, text]): [string, string] => {
    const tag = languageIn(path);
    return [tag, /^language-name = (.*)$/m.exec(text)?.[1] ?? tag];
  });
  const english = ([tag]: [string, string]): boolean => tag.startsWith("en");
  return Object.fromEntries([...names.filter(english), ...names.filter((name) => !english(name))]);
}

/** A text in all languages, such as the help; English and America's are there from the start, another once it is asked for. */
export class Leaflet<Text, File = Text> {
  protected readonly english: Text;
  #now: Text;
  readonly #here: Written<File>;
  readonly #others: Written<() => Promise<File>>;
  readonly #made: (language: string, files: File[]) => Text;

  /** `made` puts together what is written in the files of a language. */
  constructor(
    here: Written<File>,
    others: Written<() => Promise<File>>,
    made: (language: string, files: File[]) => Text,
  ) {
    this.#here = here;
    this.#others = others;
    this.#made = made;
    this.english = made("en", filesOf("en", here));
    this.#now = $state.raw(this.english);
    books.push(this);
  }

  get text(): Text {
    return this.#now;
  }

  speaks(language: string): boolean {
    return Object.keys({ ...this.#here, ...this.#others }).some((path) => languageIn(path) === language);
  }

  /** This text in a language, to be opened when all are there. */
  async in(language: string): Promise<() => void> {
    const more = await Promise.all(filesOf(language, this.#others).map((file) => file()));
    const files = [...filesOf(language, this.#here), ...more];
    const made = files.length === 0 ? this.english : this.#made(language, files);
    return () => (this.#now = made);
  }
}

/** Sentences that belong together. */
export class Book extends Leaflet<Sentences, string> {
  constructor(here: Written<string>, others: Written<() => Promise<string>>) {
    super(here, others, (language, texts) => new Sentences(language, texts));
  }

  get keys(): readonly string[] {
    return [...this.english.written.keys()];
  }

  /** Whether the sentence of a key names something. */
  names(key: string): boolean {
    return /\{\s*\$/.test(this.english.written.get(key) ?? "");
  }

  say(key: string, named: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.text.of(key) ?? this.english.of(key);
    if (pattern === null) return key;
    const given = Object.entries(named).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : turned(value),
    ]);
    return this.text.bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }
}

/** The language of a tag such as "de-CH"; English for one that is not spoken here. */
export function spokenOf(tag: string | null): string {
  const [language = "en", country = ""] = (tag ?? "en").split(/[-_.]/);
  const known = [`${language.toLowerCase()}-${country.toUpperCase()}`, language.toLowerCase()];
  return known.find((one) => books.some((book) => book.speaks(one))) ?? "en";
}

/** Speaks this language from now on. What is on the screen changes in place. */
export async function useLanguage(tag: string | null): Promise<void> {
  const mine = ++asked;
  const language = spokenOf(tag);
  if (language === spoken) return;
  const opened = await Promise.all(books.map((book) => book.in(language)));
  if (mine !== asked) return;
  for (const open of opened) open();
  spoken = language;
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language that is spoken now, by whose customs things are listed: plain English is not America's. */
export const spokenNow = (): string => (spoken === "en" ? "en-GB" : spoken);

/** Several of a kind, apart from a sentence: "3, 5, 7". */
export const several = (each: readonly string[]): string =>
  new Intl.ListFormat(spokenNow(), { type: "unit", style: "short" }).format(each);

/** Several in a sentence: "3, 5 and 7". */
export const listed = (each: readonly string[]): string => new Intl.ListFormat(spokenNow()).format(each);

/** Several of which one is meant: "3, 5 or 7". */
export const eitherOf = (each: readonly number[]): string =>
  new Intl.ListFormat(spokenNow(), { type: "disjunction" }).format(each.map(String));
