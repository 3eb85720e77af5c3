import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { strings } from ".";

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));

const ENGLISH = fileURLToPath(new URL("../../../../assets/words/en/desk", import.meta.url));

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|shared\/types\//.test(file))
  .map((file) => ({ file, code: readFileSync(join(SOURCES, file), "utf8") }));

/** The paths into the catalogue that a file follows: through the names that it gives to parts of it. */
function followed(code: string): string[] {
  const parts = new Map([["strings", ""]]);
  if (/import \{ (?:strings, )?words \}/.test(code)) parts.set("words", "desk");
  const within = (path: string): string | undefined => {
    const [name = "", ...rest] = path.split(/\??\./);
    const part = parts.get(name);
    return part === undefined ? undefined : [part, ...rest].filter((step) => step !== "").join(".");
  };
  const rest = code.replace(
    /(?:const|let) (?:(\w+)|\{([\w, ]+)\})(?:: [^=\n]+)? = (\w+(?:\.\w+)*);/g,
    (line: string, name: string | undefined, names: string | undefined, path: string) => {
      const of = within(path);
      if (of === undefined) return line;
      if (name !== undefined) parts.set(name, of);
      for (const one of names?.split(",") ?? []) parts.set(one.trim(), `${of}.${one.trim()}`);
      return "";
    },
  );
  return [...rest.matchAll(/(?<![.\w"'-])[a-z]\w*(?:(?:\??\.\w+)+|(?=\[))/gi)].flatMap(
    ([path]) => within(path) ?? [],
  );
}

const joined = (path: string): string => path.replace(/[-.]/g, "").toLowerCase();

/** What the catalogue says of itself: one sentence takes another in. */
const own = files.filter(({ file }) => /^desk\/words\//.test(file)).map(({ code }) => code);
/** The keys that it asks for itself, run together as a path is without its dots. */
const keys = own.flatMap((code) =>
  [...code.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map(([, key = ""]) => joined(key)),
);
const paths = new Set(files.flatMap(({ code }) => followed(code)));

/** A string is said by its path, or with all that stands under a path that is followed no further: one of them is chosen. */
function unused(catalogue: object, path = ""): string[] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    const here = path === "" ? key : `${path}.${key}`;
    if (paths.has(here) || own.some((code) => new RegExp(`\\w\\.${key}\\b`).test(code))) return [];
    if (keys.some((said) => joined(here).endsWith(said))) return [];
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return unused(value, here);
    return [...paths].some((said) => said.startsWith(`${here}.`)) ? [] : [here];
  });
}

test("every string of the catalogue is said somewhere", () => {
  expect(unused(strings)).toEqual([]);
});

/** Whether a path breaks off within the catalogue. */
function breaksOff(path: string): boolean {
  let at: unknown = strings;
  for (const step of path.split(".")) {
    if (typeof at !== "object" || at === null) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return at === undefined;
}

/** Where `tables.whole` is a part, "tables-whole-room" is no `tables.wholeRoom`, though its type says so. */
test("no part of the catalogue hides a sentence that is asked for beside it", () => {
  const written = readdirSync(ENGLISH).flatMap((file) =>
    [...readFileSync(join(ENGLISH, file), "utf8").matchAll(/^([\w-]+) =/gm)].map(([, key = ""]) =>
      joined(key),
    ),
  );
  const hidden = [...paths].filter(
    (path) => breaksOff(path) && written.some((key) => joined(path).endsWith(key)),
  );
  expect(hidden).toEqual([]);
});
