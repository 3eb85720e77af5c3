/**
 * Every word on screen, in one catalogue a language.
 *
 * English is the measure: another language is an object of the same shape, typed `Strings`, added to `languages`; a
 * string that it lacks does not compile.
 */

import { english } from "./en";

export type Strings = typeof english;

const languages: Record<string, Strings> = { en: english };

/** The catalogue of the machine's language, or English. */
function chosen(): Strings {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language;
  return languages[wanted] ?? languages[wanted.split("-")[0] ?? "en"] ?? english;
}

export const strings: Strings = chosen();
