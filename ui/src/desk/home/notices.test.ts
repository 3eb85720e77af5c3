import { expect, test } from "vitest";
import type { HouseView } from "$shared/types";
import { noticesOf } from "./notices";

const ready = { ready: true, message: "" };
const all = {
  printing: ready,
  sound: ready,
  speech: { ...ready, on: true },
  wake: ready,
  monitors: [{}, {}],
} as unknown as HouseView;
const about = (missing: object): string[] => noticesOf({ ...all, ...missing }).map((notice) => notice.about);

test("a computer that has everything is told nothing", () => {
  expect(about({})).toEqual([]);
});

test("each thing that a bare computer lacks is named once", () => {
  const none = { ready: false, message: "None was found." };
  const bare = { printing: none, sound: none, speech: { ...none, on: true }, wake: none, monitors: [{}] };
  expect(about(bare)).toEqual(["printer", "sound", "speech", "wake", "monitor"]);
  expect(noticesOf({ ...all, sound: { ...all.sound, ...none } })).toEqual([
    { about: "sound", message: "None was found." },
  ]);
});

test("a voice is missed only by a host who wants announcements spoken", () => {
  expect(about({ speech: { ready: false, message: "", on: false } })).toEqual([]);
});
