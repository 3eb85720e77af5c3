/** The catalogues in `assets/words`, as Project Fluent reads them: for the types of the sentences, and for their tests. */

import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const WORDS = fileURLToPath(new URL("../../assets/words", import.meta.url));

/**
 * The text of each file of a catalogue, which is one file or a folder.
 * @param {string} language
 * @param {string} of
 */
export function textsIn(language, of) {
  const path = join(WORDS, language, of);
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
 * @returns {Map<string, Sentence>}
 */
export function sentences(language, of) {
  return new Map(
    textsIn(language, of).flatMap((text) => {
      const { body } = new FluentResource(text);
      // What cannot be read is left out without an error.
      const lost = (text.match(/^[a-z][\w-]*(?= =)/gm) ?? []).filter((key, at) => body[at]?.id !== key);
      if (lost.length > 0) throw new Error(`${language}: ${lost[0]} cannot be read`);
      return body.map(({ id, value }) => [id, read(value ?? "", { named: new Map(), text: "" })]);
    }),
  );
}
