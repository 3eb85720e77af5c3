import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answers, fold } from "./finding";

/** The engine's own examples. */
const examples = JSON.parse(
  readFileSync(new URL("../../../src-tauri/engine/src/base/finding_examples.json", import.meta.url), "utf8"),
) as { fold: [string, string][]; found: [string, string, string][] };

describe("finding", () => {
  it.each(examples.fold)("folds %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each(examples.found)("looks for %s in %s", (typed, text, answer) => {
    expect(answers(text, typed) ?? "not").toBe(answer);
  });
});
