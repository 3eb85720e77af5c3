import { afterEach, beforeEach, expect, test, vi } from "vitest";

const heard = vi.hoisted(() => ({ said: (_: { tournament: number }): void => {}, ends: 0 }));
const answers = vi.hoisted(() => ({ house: vi.fn(), setSetting: vi.fn() }));
vi.mock("$shared/backend", () => ({
  house: answers.house,
  setSetting: answers.setSetting,
  onRevision: (then: (revision: { tournament: number }) => void) => {
    heard.said = then;
    return () => (heard.ends += 1);
  },
}));
vi.mock("$shared/look", () => ({ applyLook: () => undefined }));

import type { HouseView } from "$shared/types";
import "$shared/say.svelte";
import { House, house } from "./house.svelte";

const left = (players: number) =>
  ({ tournaments: [{ id: 1, left: players }], settings: { language: null } }) as HouseView;

/** A house whose languages nobody has chosen: what it keeps of them. */
function withoutLanguage(): { language: string | null; room_language: string | null } {
  const settings = { language: null as string | null, room_language: null as string | null };
  const view = () => ({ tournaments: [], settings: { ...settings } }) as unknown as HouseView;
  answers.house.mockImplementation(() => Promise.resolve(view()));
  answers.setSetting.mockImplementation(({ type, value }: { type: "language"; value: string }) => {
    settings[type] = value;
    return Promise.resolve(view());
  });
  return settings;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.house.mockReset();
});
afterEach(() => void vi.useRealTimers());

test("the list of tournaments is asked for when it comes into sight, and soon after every word said to one of them", async () => {
  answers.house.mockResolvedValueOnce(left(27)).mockResolvedValueOnce(left(26));
  const end = house.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(house.view?.tournaments[0]?.left).toBe(27);
  heard.said({ tournament: 1 });
  heard.said({ tournament: 1 });
  // The desk comes first.
  await vi.advanceTimersByTimeAsync(100);
  expect(answers.house).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(house.view?.tournaments[0]?.left).toBe(26);
  end();
  heard.said({ tournament: 1 });
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers.house).toHaveBeenCalledTimes(2);
});

test("levels end and monitors come without a word: the list looks again by itself, while it is in sight", async () => {
  answers.house.mockResolvedValue(left(9));
  const end = house.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = answers.house.mock.calls.length;
  expect(asked).toBeGreaterThanOrEqual(3);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.house).toHaveBeenCalledTimes(asked);
  expect(heard.ends).toBeGreaterThan(0);
});

test("the other tournaments in play follow in the order of their numbers, those after this one first", async () => {
  const clock = { is_break: false, running: true, remaining_ms: 1, due: false, silent: false };
  const line = (id: number, plays = true) => ({ id, clock: plays ? clock : null });
  const tournaments = [line(5), line(2), line(7, false), line(9), line(4)];
  answers.house.mockResolvedValue({ tournaments, settings: { language: "en" } } as unknown as HouseView);
  await house.refresh();
  expect(house.others(4).map(({ id }) => id)).toEqual([5, 9, 2]);
  expect(house.others(9).map(({ id }) => id)).toEqual([2, 4, 5]);
  const asked = answers.house.mock.calls.length;
  const end = house.followOthers(4);
  heard.said({ tournament: 4 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers.house, "its own words are on its own desk").toHaveBeenCalledTimes(asked);
  heard.said({ tournament: 5 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers.house).toHaveBeenCalledTimes(asked + 1);
  end();
});

test("a tournament alone asks for no other", async () => {
  answers.house.mockResolvedValue({ tournaments: [], settings: { language: "en" } } as unknown as HouseView);
  await house.refresh();
  const asked = answers.house.mock.calls.length;
  const end = house.followOthers(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers.house).toHaveBeenCalledTimes(asked);
  end();
});

test("an answer that comes late never takes the place of a newer one", async () => {
  let late: (view: HouseView) => void = () => undefined;
  answers.house.mockReturnValueOnce(new Promise((done) => (late = done))).mockResolvedValueOnce(left(3));
  void house.refresh();
  await house.refresh();
  late(left(4));
  await vi.advanceTimersByTimeAsync(0);
  expect(house.view?.tournaments[0]?.left).toBe(3);
});

test("a hint is counted until its third use, and not where nothing can be kept", async () => {
  const after = (used: number, read_only: string | null = null) =>
    ({ read_only, settings: { hints: { palette: used } } }) as unknown as HouseView;
  answers.house.mockResolvedValue(after(2));
  await house.refresh();
  expect(house.learned("palette")).toBe(false);
  answers.setSetting.mockResolvedValue(after(3));
  house.used("palette");
  await vi.advanceTimersByTimeAsync(0);
  expect(answers.setSetting).toHaveBeenCalledExactlyOnceWith({ type: "hint_used", value: "palette" });
  expect(house.learned("palette")).toBe(true);
  house.used("palette");
  answers.house.mockResolvedValue(after(0, "damaged"));
  await house.refresh();
  house.used("palette");
  expect(answers.setSetting).toHaveBeenCalledTimes(1);
});

test("desk and room speak the system's language until somebody chooses another", async () => {
  vi.stubGlobal("navigator", { language: "de-AT" });
  const settings = withoutLanguage();
  await house.refresh();
  expect(settings).toEqual({ language: "de", room_language: "de" });
  await house.set({ type: "language", value: "en" });
  await house.refresh();
  expect(settings.language).toBe("en");

  // One that the program does not speak changes nothing.
  Object.assign(settings, { language: null, room_language: null });
  vi.stubGlobal("navigator", { language: "fi" });
  await house.refresh();
  expect(settings.language).toBeNull();

  // What was tried is not tried again, whatever is answered: two desks would ask each other for ever.
  answers.setSetting.mockClear();
  vi.stubGlobal("navigator", { language: "de-AT" });
  await house.refresh();
  expect(answers.setSetting).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test.each(["en", "C", "POSIX", ""])(
  "a system that says “%s” speaks America's English, as the currency of the templates is the dollar",
  async (language) => {
    vi.stubGlobal("navigator", { language });
    const settings = withoutLanguage();
    await new House().refresh();
    expect(settings).toEqual({ language: "en-US", room_language: "en-US" });
    vi.unstubAllGlobals();
  },
);
