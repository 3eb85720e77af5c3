import { expect, it } from "vitest";
import { strings } from ".";
import { sentences } from "../../../scripts/sentences.mjs";

it("says one player and two players", () => {
  expect(strings.players(1)).toBe("1 player");
  expect(strings.players(2)).toBe("2 players");
});

/** Whatever is counted, with what each sentence says of one of them. */
const MANY =
  /(?<![\d.,:/×–-] ?)\b1 (?:more )?(?:players|chips|tables|hands|rounds|seats|levels|lines|places|entries|rebuys|moves|stacks|cards|seconds|minutes|prizes|bounties|are|leave|were|have|sit|wait)\b/;

/** Whatever a sentence names, as one of it. */
const ONE = Object.fromEntries(
  [...sentences("en", "desk").values()].flatMap(({ named }) => [...named.keys()].map((name) => [name, 1])),
);

function sentencesOfOne(part: unknown, path: string): [string, string][] {
  if (typeof part === "object" && part !== null) {
    return Object.entries(part).flatMap(([key, inner]) => sentencesOfOne(inner, `${path}.${key}`));
  }
  if (typeof part !== "function") return [];
  // A sentence of its own takes what it names, another one as many bare numbers.
  return [[ONE], Array<number>(part.length).fill(1)].flatMap((given): [string, string][] => {
    try {
      const said: unknown = part(...given);
      return typeof said === "string" ? [[path, said]] : [];
    } catch {
      // What takes a view or words cannot be said of a bare number.
      return [];
    }
  });
}

it("says nothing of one thing as of many", () => {
  const said = sentencesOfOne(strings, "strings");
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(([, sentence]) => MANY.test(sentence))).toEqual([]);
});
