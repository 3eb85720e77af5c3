/**
 * How much of each language is there: `npm run coverage`, and `npm run coverage -- nl` lists what Dutch lacks. What is not there is
 * said in English.
 */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { languagesIn, lineOf, textsIn, wholeLanguages, WORDS } from "./sentences.mjs";

/** A part of a language, how much of it is said, and what is missing. @typedef {{ part: string, said: number, of: number, missing: string[] }} Part */

const keysIn = (language, part, words) =>
  new Set(
    textsIn(language, part, words).flatMap((text) =>
      [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key),
    ),
  );

/** @param {string} language @returns {Part[]} */
export function coverage(language, words = WORDS) {
  const parts = ["room.ftl", "host.ftl", "desk", "engine.ftl"].map((part) => {
    // The engine has its English in the code, so a whole language says what there is.
    const [whole = "en"] =
      part === "engine.ftl" ? wholeLanguages(words).filter((tag) => tag !== "en") : ["en"];
    const there = keysIn(language, part, words);
    const keys = [...keysIn(whole, part, words)];
    const missing = keys.filter((key) => !there.has(key));
    return { part, said: keys.length - missing.length, of: keys.length, missing };
  });
  // The help is one file, which is there or is not.
  const help = existsSync(join(WORDS, "..", "help", `${language}.json`));
  const missing = help ? [] : [`assets/help/${language}.json`];
  return [...parts, { part: "help", said: help ? 1 : 0, of: 1, missing }];
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [asked] = argv.slice(2);
  for (const language of languagesIn().filter((tag) => tag !== "en")) {
    const parts = coverage(language);
    const all = parts.map(({ part, said, of }) => `${part} ${said}/${of}`).join("  ");
    const whole = parts.every(({ missing }) => missing.length === 0);
    console.log(`${language}  ${lineOf(language, "name")}  ${all}${whole ? "  whole" : ""}`);
    if (asked === language)
      for (const { part, missing } of parts) for (const key of missing) console.log(`  ${part}  ${key}`);
  }
}
