import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { say as deskSay } from "../desk/words/say";
import { listed, spokenOf, useLanguage } from "./say.svelte";

const here = (path: string): string => fileURLToPath(new URL(`../../../assets/${path}`, import.meta.url));
const read = (path: string): string => readFileSync(here(path), "utf8");

/** What the United States spell otherwise, wherever it is no name of an argument. */
const SPELLINGS: [RegExp, string][] = [
  [/(?<!\$)\b([Cc])olour/g, "$1olor"],
  [/\b([Gg])rey/g, "$1ray"],
  [/\b([Cc])ancelled/g, "$1anceled"],
  [/\bper cent\b/g, "percent"],
];
const american = (text: string): string =>
  SPELLINGS.reduce((said, [british, other]) => said.replace(british, other), text);

/** The sentences of an English file that are spelled otherwise. What people type is known in both spellings. */
const differing = (text: string): string[] =>
  text.split(/^(?=[a-z][\w-]* =|#)/m).flatMap((entry) => {
    const [, key = "", says = ""] = /^([a-z][\w-]* =)([^]*)$/.exec(entry) ?? [];
    const said = american(says);
    return said === says || /^(also|line)-/.test(key) ? [] : [`${key}${said.trimEnd()}\n`];
  });

const made = (files: string[]): string =>
  `# Made from the English by ./update.\n\n${files.flatMap((file) => differing(read(`words/en/${file}`))).join("")}`;

afterEach(() => useLanguage("en"));

test("America's English is the English, spelled otherwise", async () => {
  const desk = readdirSync(here("words/en/desk"))
    .sort()
    .map((file) => `desk/${file}`);
  await expect(made(["engine.ftl"])).toMatchFileSnapshot(here("words/en-US/engine.ftl"));
  await expect(made(["room.ftl"])).toMatchFileSnapshot(here("words/en-US/room.ftl"));
  await expect(made(desk)).toMatchFileSnapshot(here("words/en-US/desk/spelling.ftl"));
  await expect(american(read("help/en.json"))).toMatchFileSnapshot(here("help/en-US.json"));
});

test("a US system gets it, and any other English the spelling of the rest", async () => {
  expect(["en-US", "en_US.UTF-8", "en-GB", "en-AU", "en", null].map(spokenOf)).toEqual([
    "en-US",
    "en-US",
    "en",
    "en",
    "en",
    "en",
  ]);
  await useLanguage("en-US");
  expect(deskSay("chips-race")).toBe("Color-up");
  expect(listed(["Anna", "Bo", "Cy"])).toBe("Anna, Bo, and Cy");
  await useLanguage("en-GB");
  expect(deskSay("chips-race")).toBe("Colour-up");
  expect(listed(["Anna", "Bo", "Cy"])).toBe("Anna, Bo and Cy");
});
