import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Kept } from "./kept.svelte";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a page that was loaded anew knows where it was and what was typed", () => {
  const search = new Kept<string>("search", "");
  search.now = "Anna B";
  expect(new Kept<string>("search", "").now).toBe("Anna B");
  expect(new Kept<number | null>("entry", null).now).toBe(null);
});

test("a place that there is no more, and what is no text of ours, begin anew", () => {
  const tabs = ["players", "clock"] as const;
  new Kept<string>("tab", "players").now = "ledger";
  expect(new Kept<"players" | "clock">("tab", "players", tabs).now).toBe("players");
  stored.set("device:tab", "{");
  expect(new Kept<"players" | "clock">("tab", "players", tabs).now).toBe("players");
});

test("a browser that keeps nothing works until the page is left", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("private");
    },
    setItem: () => {
      throw new Error("private");
    },
  });
  const kept = new Kept<string>("search", "");
  kept.now = "Bo";
  expect(kept.now).toBe("Bo");
});
