/** The catalogues in `assets/words`, as Project Fluent reads them: for the types of the sentences, and for their tests. */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const WORDS = fileURLToPath(new URL("../../assets/words", import.meta.url));

/** The line of a language’s own file, such as its name. @param {string} language @param {string} key */
export const lineOf = (language, key, words = WORDS) =>
  new RegExp(`^language-${key} = (.*)$`, "m").exec(
    readFileSync(join(words, language, "language.ftl"), "utf8"),
  )?.[1];

/** Every language, which is a folder with a file about itself. America’s English has only what is spelled otherwise. */
export const languagesIn = (words = WORDS) =>
  readdirSync(words).filter((tag) => tag !== "en-US" && existsSync(join(words, tag, "language.ftl")));

/** The languages that have every sentence, as tests hold. */
export const wholeLanguages = (words = WORDS) =>
  languagesIn(words).filter((tag) => tag === "en" || lineOf(tag, "is-whole", words) !== undefined);

/**
 * The text of each file of a catalogue, which is one file or a folder.
 * @param {string} language
 * @param {string} of
 */
export function textsIn(language, of, words = WORDS) {
  const path = join(words, language, of);
  // A language that is being translated may have nothing of it yet.
  if (!existsSync(path)) return [];
  const files = of.endsWith(".ftl")
    ? [path]
    : readdirSync(path)
        .sort()
        .map((file) => join(path, file));
  return files.map((file) => readFileSync(file, "utf8"));
}

/**
 * A sentence: what it says, and its arguments; the ones that a plural is chosen by are numbers.
 * @typedef {{ named: Map<string, boolean>, text: string }} Sentence
 */

/** @param {unknown} pattern @param {Sentence} into */
function read(pattern, into) {
  for (const part of [pattern].flat()) {
    if (typeof part === "string") {
      into.text += part;
    } else if (part.type === "var") {
      into.named.set(part.name, into.named.get(part.name) ?? false);
      into.text += `{${part.name}}`;
    } else if (part.type === "select") {
      const chosen = part.selector.type === "func" ? part.selector.args[0] : part.selector;
      if (chosen?.type !== "var") throw new Error("a form is chosen by an argument");
      into.named.set(chosen.name, true);
      for (const { value } of part.variants) read(value, into);
    } else {
      throw new Error(`${part.type} is not expected here`);
    }
  }
  return into;
}

/**
 * The sentences of a catalogue in a language, by their keys.
 * @param {string} language
 * @param {string} of
 * @param {string} words
 * @returns {Map<string, Sentence>}
 */
export function sentences(language, of, words = WORDS) {
  return new Map(
    textsIn(language, of, words).flatMap((text) => {
      const { body } = new FluentResource(text);
      // What cannot be read is left out without an error.
      const lost = (text.match(/^[a-z][\w-]*(?= =)/gm) ?? []).filter((key, at) => body[at]?.id !== key);
      if (lost.length > 0) throw new Error(`${language}: ${lost[0]} cannot be read`);
      return body.map(({ id, value }) => [id, read(value ?? "", { named: new Map(), text: "" })]);
    }),
  );
}
