import { afterEach, expect, test } from "vitest";
import { say as deskSay } from "../desk/words/say";
import { listed, spokenOf, useLanguage } from "./say.svelte";

afterEach(() => useLanguage("en"));

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
