import { beforeEach, expect, test } from "vitest";
import { contentOf, dropped, fileOf } from "./dropped.svelte";
import { navigation } from "./navigation.svelte";

const file = (name: string): File => new File(["1,Anna"], name);
const names = (files: File[]): string[] => files.map(({ name }) => name);

beforeEach(() => {
  dropped.asked = [];
  dropped.held = null;
  navigation.place = { type: "tournament", id: 1 };
  navigation.room = "tables";
});

test("the room that is open says what a file holds", () => {
  expect(contentOf("tournament", "players")).toBe("players");
  expect(contentOf("tournament", "clock")).toBe("schedule");
  expect(contentOf("tournament", "prizes")).toBe("prizes");
  expect(contentOf("seasons", "players")).toBe("results");
  expect(contentOf("tournament", "tables")).toBeNull();
  expect(contentOf("house", "players")).toBeNull();
});

test("a file opens the panel of its room, and only that panel takes it", () => {
  navigation.room = "clock";
  dropped.drop([file("blinds.xlsx")]);
  expect(navigation.clockTask).toBe("paste");
  expect(dropped.take("players")).toEqual([]);
  expect(names(dropped.take("schedule"))).toEqual(["blinds.xlsx"]);
  expect(dropped.take("schedule")).toEqual([]);
});

test("where a file may be anything it is asked, and the answer opens the panel", () => {
  dropped.drop([file("list.csv")]);
  expect(names(dropped.asked)).toEqual(["list.csv"]);
  expect(dropped.held).toBeNull();
  dropped.into("prizes", dropped.asked);
  expect([navigation.room, navigation.prizesTask]).toEqual(["prizes", "structure"]);
  expect(dropped.asked).toEqual([]);
});

test("files of The Tournament Director are past events wherever they are dropped", () => {
  navigation.room = "players";
  dropped.drop([file("Friday.tdt"), file("list.csv")]);
  expect(navigation.place.type).toBe("seasons");
  expect(names(dropped.take("results"))).toEqual(["Friday.tdt"]);
  expect(names(dropped.asked)).toEqual(["list.csv"]);
});

test("a file that the program has read is the same file", async () => {
  const read = fileOf({ name: "list.csv", base64: btoa("Zo\u00eb"), changed_at: 5 });
  expect([read.name, read.lastModified, read.size]).toEqual(["list.csv", 5, 3]);
});
