import { afterAll, expect, test } from "vitest";
import { useLanguage } from "$shared/say.svelte";
import { currencyName } from "./currencies";

afterAll(() => useLanguage("en"));

test("a currency is named in the language of the desk", async () => {
  expect(["USD", "XXX"].map(currencyName)).toEqual(["USD · US Dollar", "None: plain numbers"]);
  await useLanguage("de");
  expect(currencyName("USD")).toBe("USD · US-Dollar");
  await useLanguage("ja");
  expect(currencyName("EUR")).toBe("EUR · ユーロ");
});
