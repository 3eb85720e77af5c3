import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import type { RoomWords } from "./room-words";
import { namesOf } from "./book.svelte";
import { listed, minutes, say, several, spokenOf, useLanguage } from "./say.svelte";
import { strings } from "../desk/words";
import { say as deskSay } from "../desk/words/say";
import { hostSay } from "./host-book";
import { languagesIn, sentences, textsIn, wholeLanguages, WORDS } from "../../scripts/sentences.mjs";
import { coverage } from "../../scripts/coverage.mjs";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** America's English has a test of its own: its files have only what is spelled otherwise. */
const languages = wholeLanguages();

/** What is said to be the same in this language and in English. */
const sameAsEnglish = (language: string, of: string): string[] =>
  textsIn(language, of).flatMap((text) =>
    [...text.matchAll(/^# As in English\.\n([a-z][\w-]*) =/gm)].map(([, key = ""]) => key),
  );

/** A key or a path as its letters, run together. */
const letters = (name: string): string => name.replace(/[-_]/g, "").toLowerCase();

/** The path of each sentence of the desk's catalogue. */
const pathsOf = (part: object, path: string): string[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? pathsOf(value, path + letters(name))
      : [path + letters(name)],
  );

afterEach(() => useLanguage("en"));

type Say = (key: string, named: object) => string;

describe.each([
  { of: "room.ftl", says: say as Say, catalogue: {} },
  { of: "host.ftl", says: hostSay as Say, catalogue: {} },
  { of: "desk", says: deskSay as Say, catalogue: strings },
])("$of", ({ of, says, catalogue }) => {
  const english = sentences("en", of);

  test("every language has every sentence, with the same arguments and none left in English", () => {
    expect(languages.length).toBeGreaterThan(4);
    for (const language of languages.filter((one) => one !== "en")) {
      const said = sentences(language, of);
      expect([...said.keys()], language).toEqual([...english.keys()]);
      const same = [...said].filter(([key, { text }]) => text === english.get(key)?.text).map(([key]) => key);
      expect(sameAsEnglish(language, of), language).toEqual(same);
      for (const [key, { named, text }] of said) {
        expect([...named.keys()].sort(), `${language} ${key}`).toEqual(
          [...(english.get(key)?.named.keys() ?? [])].sort(),
        );
        expect(text.trim(), `${language} ${key}`).not.toBe("");
      }
    }
  });

  test("every sentence is said in every language", async () => {
    for (const language of languages) {
      await useLanguage(language);
      for (const [key, { named }] of english) {
        for (const number of [0, 1, 2, 5]) {
          const values = Object.fromEntries(
            [...named].map(([name, counted]) => [name, counted ? number : "x"]),
          );
          expect(says(key, values), `${language} ${key}`).not.toMatch(/[{}]|^$/);
        }
      }
    }
  });

  /** A sentence of the desk is said by its name in the catalogue, whose own test looks for that. */
  test("every sentence is said somewhere", () => {
    const code = readdirSync(here(".."), { recursive: true, encoding: "utf8" })
      .filter(
        (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|(room|host)-words|words\/keys/.test(file),
      )
      .map((file) => readFileSync(join(here(".."), file), "utf8"))
      .join("\n");
    const chosen = [...code.matchAll(/[sS]ay\(\s*`([\w-]*)\$\{[^}]*\}([\w-]*)`/g)];
    const catalogued = pathsOf(catalogue, "");
    const isCatalogued = (said: string): boolean => catalogued.some((path) => path.endsWith(said));
    const silent = [...english].filter(
      ([key]) =>
        !isCatalogued(letters(key)) &&
        !code.includes(`"${key}"`) &&
        !chosen.some(([, begin = "", end = ""]) => key.startsWith(begin) && key.endsWith(end)),
    );
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});

test("one more folder is one more language, and its coverage is counted", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  try {
    cpSync(WORDS, folder, { recursive: true });
    mkdirSync(join(folder, "nl"));
    writeFileSync(join(folder, "nl", "language.ftl"), "language-name = Nederlands\n");
    writeFileSync(join(folder, "nl", "room.ftl"), "level = Niveau { $number }\n");
    expect(languagesIn(folder)).toEqual([...languagesIn(), "nl"].sort());
    expect(wholeLanguages(folder)).toEqual(languages);
    const path = "../../../../assets/words/nl/language.ftl";
    expect(namesOf({ [path]: readFileSync(join(folder, "nl", "language.ftl"), "utf8") })).toEqual({
      nl: "Nederlands",
    });
    const dutch = coverage("nl", folder);
    const parts = Object.fromEntries(dutch.map(({ part, said }) => [part, said]));
    expect(parts).toEqual({ "room.ftl": 1, "host.ftl": 0, desk: 0, "engine.ftl": 0, help: 0 });
    for (const { said, of } of coverage("de", folder)) expect(said).toBe(of);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("places, plurals and lists are the language's own", async () => {
  const places = (): string[] =>
    [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111, 1003].map((number) => say("place", { number }));
  expect(places().join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 111th 1,003rd");
  expect(listed(["3", "5", "7"])).toBe("3, 5 and 7");
  expect(several(["3", "5", "7"])).toBe("3, 5, 7");
  await useLanguage("fr-CA");
  expect(places().slice(0, 3)).toEqual(["1er", "2e", "3e"]);
  expect(say("tables", { count: 0 })).toBe("0 table");
  await useLanguage("de");
  expect(say("tables", { count: 1 })).toBe("1 Tisch");
  expect(listed(["3", "5", "7"])).toBe("3, 5 und 7");
  await useLanguage("ja");
  expect(say("place", { number: 3 })).toBe("3位");
});

test("a language that is not spoken is English, and a name from right to left is isolated", async () => {
  expect([spokenOf(null), spokenOf("C"), spokenOf("ES_mx"), spokenOf("de-CH")]).toEqual([
    "en",
    "en",
    "es",
    "de",
  ]);
  await useLanguage("tlh");
  const title: keyof RoomWords = "winner";
  expect(say(title)).toBe("Winner");
  expect(say("time-called-on", { name: "דן" })).toBe("Time: \u2068דן\u2069");
  expect(say("time-called-on", { name: "Anna" })).toBe("Time: Anna");
});

test("a length is as short as it can be said in each language", async () => {
  expect([1_200_000, 5_400_000, 7_200_000].map(minutes)).toEqual(["20 min", "1 h 30 min", "2 h"]);
  await useLanguage("de");
  expect(minutes(5_400_000)).toBe("1 Std. 30 Min.");
  await useLanguage("ja");
  expect(minutes(5_400_000)).toBe("1時間30分");
});
