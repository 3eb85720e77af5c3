import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ClockView, Layout, Moment, ProjectorView } from "$shared/types";
import { closingSoon } from "./closing";
import { guideLetters, letterRange } from "./guide-letters";
import { aroundNext, pageAt } from "./pages";
import { codePlace, LAST_OUT_MS, lastOutFor, moodOf, sceneOf } from "./scene";
import { ticksOf } from "./ticks";
import { dayOver, daySaid, dayThen } from "./words";

const view = (change: Partial<ProjectorView>): ProjectorView =>
  ({
    winner: null,
    moment: "clock",
    moves: [],
    prizes: [prize],
    chips: [chip],
    ...change,
  }) as ProjectorView;
const prize = { place: 1 } as ProjectorView["prizes"][number];
const chip = { leaves: null } as ProjectorView["chips"][number];
const layouts: Layout[] = ["clock", "clock_payouts", "payouts", "chips", "seating", "map", "split", "season"];
/** The page of each layout, in the order above. */
const pages = (change: Partial<ProjectorView>) =>
  layouts.map((layout) => sceneOf(view(change), layout, "page"));
const clock = (phase: string, is_break = false) =>
  ({ phase, stage: { is_break }, hands: null }) as ProjectorView["clock"];
const move = (arrived: boolean) => ({ arrived }) as ProjectorView["moves"][number];

describe("the page", () => {
  it("is the layout's while nothing else is due", () => {
    const all = pages({});
    expect(all).toEqual(["clock", "clock", "payouts", "chips", "seating", "map", "split", "season"]);
  });

  it("announces moves in every window with a clock until the last player has arrived", () => {
    const moved = ["moves", "moves", "payouts", "chips", "seating", "map", "moves", "season"];
    expect(pages({ moves: [move(true), move(false)] })).toEqual(moved);
    expect(sceneOf(view({ moves: [move(true)] }), "clock", "page")).toBe("clock");
  });

  it("keeps the clock as it is where moves stand beside it", () => {
    const on = view({ moves: [move(false)] });
    const scenes = layouts.map((layout) => sceneOf(on, layout, "beside"));
    expect(scenes).toEqual(["clock", "clock", "payouts", "chips", "seating", "map", "clock", "season"]);
    const beside = (moment: Moment): string => sceneOf({ ...on, moment }, "clock", "beside");
    expect(beside("hand_for_hand")).toBe("moves");
    expect(beside("final_table")).toBe("clock");
    expect(beside("colour_up")).toBe("colour_up");
  });

  it("leaves the clock's page to more than ten moves, wherever the host wants moves", () => {
    const due = (moves_due: number): string[] =>
      (["clock", "clock_payouts", "split"] as const).map((layout) =>
        sceneOf(view({ moves: [move(false)], moves_due }), layout, "beside"),
      );
    expect(due(10)).toEqual(["clock", "clock", "clock"]);
    expect(due(11)).toEqual(["moves", "moves", "moves"]);
    expect(sceneOf(view({ moves: [move(false)], moves_due: 121 }), "payouts", "beside")).toBe("payouts");
  });

  it("shows what the room is about in place of the clock", () => {
    for (const moment of ["final_table", "hand_for_hand", "colour_up"] as const) {
      const shown = [moment, moment, "payouts", "chips", "seating", "map", "split", "season"];
      expect(pages({ moment })).toEqual(shown);
    }
  });

  it("tells everywhere where to sit, of a deal and of the winner, whatever else is due", () => {
    for (const moment of ["seating", "deal", "winner"] as const)
      expect(new Set(pages({ moment, moves: [move(false)] }))).toEqual(new Set([moment]));
  });

  it("shows prizes and chips while entries are taken, and what the event is", () => {
    const before = "not_started";
    const shown = [before, before, "payouts", "chips", before, before, before, before];
    expect(pages({ moment: before })).toEqual(shown);
  });

  it("yields to the clock where a layout has nothing to show", () => {
    expect(pages({ prizes: [], chips: [] }).slice(2, 4)).toEqual(["clock", "clock"]);
    const leaders = (counted: number): string => sceneOf(view({ counted }), "leaders", "page");
    expect([leaders(0), leaders(3)]).toEqual(["clock", "leaders"]);
  });
});

describe("a list of prizes with less room", () => {
  const places = (next: number, most: number): number[] =>
    aroundNext(
      Array.from({ length: 12 }, (_, at) => ({ place: at + 1, next: at + 1 === next })),
      most,
    ).map((row) => row.place);

  it("has the top and the place that is won next, wherever that is", () => {
    for (const most of [4, 6, 10]) {
      for (let next = 1; next <= 12; next += 1) {
        const shown = places(next, most);
        expect(shown).toHaveLength(most);
        expect(shown).toEqual(expect.arrayContaining([1, 2, 3, next]));
      }
    }
    expect(places(9, 6)).toEqual([1, 2, 3, 8, 9, 10]);
    expect(places(5, 12)).toHaveLength(12);
  });
});

describe("the end of a day", () => {
  const told = (phase: ProjectorView["phase"], last_hands: number | null, next_level: number | null) => {
    const shown = view({ phase, day: { last_hands, next_level, open: 0, bagged: 0 } });
    return [daySaid(shown), dayThen(shown)];
  };

  it("is shown from the last hands to the level of the next day", () => {
    expect(told("playing", 4, null)).toEqual(["4 more hands at every table", ""]);
    expect(told("bagging", null, 16)).toEqual(["The day is over", "Count your chips and bag them"]);
    expect(told("closed", null, 16)).toEqual(["Play goes on with level 16", ""]);
    expect(daySaid(view({ phase: "playing" }))).toBe("");
  });

  it("has the bags that are counted in place of the clock, then when play goes on", () => {
    const shown = (phase: ProjectorView["phase"], open: number, next_day_at: number | null) => {
      const series = { next_day_at } as ProjectorView["series"];
      const figures = { left: 30 } as ProjectorView["figures"];
      const day = { last_hands: null, next_level: 16, open, bagged: 0 };
      return dayOver(view({ phase, day, figures, ...(series === undefined ? {} : { series }) }));
    };
    expect(shown("bagging", 18, null)).toMatchObject({ title: "Bags counted", figure: "12/30" });
    expect(shown("closed", 0, null)?.figure).toBe("30/30");
    const noon = new Date(2026, 4, 2, 12, 0).getTime();
    const closed = shown("closed", 0, noon);
    expect(closed?.title).toBe("Play goes on with level 16");
    expect(closed?.figure).toMatch(/12[:.]00/);
    expect(dayOver(view({ phase: "playing" }))).toBeNull();
  });
});

describe("who has just gone out", () => {
  const out = (at: number, left = 20) =>
    view({ last_out: { at }, figures: { left } } as unknown as Partial<ProjectorView>);

  it("is named for some seconds", () => {
    expect(lastOutFor(out(1_000), 1_000)).toBe(LAST_OUT_MS);
    expect(lastOutFor(out(1_000), 6_000)).toBe(LAST_OUT_MS - 5_000);
    expect(lastOutFor(out(1_000), 1_000 + LAST_OUT_MS)).toBe(0);
  });

  it("is named no longer than that after the clock was set back, and not in a large field or before anybody is out", () => {
    expect(lastOutFor(out(90_000), 1_000)).toBe(LAST_OUT_MS);
    expect(lastOutFor(out(1_000, 101), 1_000)).toBe(0);
    expect(lastOutFor(view({ last_out: null }), 1_000)).toBe(0);
  });
});

describe("the mood", () => {
  it("is the same for a stopped clock whatever else is true", () => {
    expect(moodOf(view({ clock: clock("paused", true) }), 5_000)).toBe("paused");
  });

  it("changes with the last minute, on a break too", () => {
    expect(moodOf(view({ clock: clock("running") }), 60_001)).toBe("running");
    expect(moodOf(view({ clock: clock("running") }), 60_000)).toBe("last");
    expect(moodOf(view({ clock: clock("running", true) }), 60_001)).toBe("break");
    expect(moodOf(view({ clock: clock("running", true) }), 59_000)).toBe("last");
  });
});

describe("late registration about to close", () => {
  const minutes = (count: number): number => count * 60_000;
  /** The view was made with ten minutes left in the level. */
  const closing = (closes_next: ClockView["closes_next"]) =>
    ({ remaining_ms: minutes(10), closes_next }) as ClockView;
  const closes = {
    late_registration: true,
    rebuys: false,
    at: null,
    in_ms: minutes(12),
    lead_ms: minutes(5),
    after_this_level: true,
  };

  it("is told in the last five minutes, with rebuys where they close together", () => {
    const late = closing(closes);
    expect(closingSoon(late, minutes(3) + 1, 0)).toBeNull();
    expect(closingSoon(late, minutes(3), 0)).toMatchObject({ inMs: minutes(5), at: null });
    const says = (of: object): string | undefined =>
      closingSoon(closing({ ...closes, ...of }), minutes(1), 0)?.says("8:00");
    expect(says({})).toContain("registration closes at 8:00");
    expect(says({ rebuys: true })).toContain("registration and rebuys");
    expect(says({ late_registration: false, rebuys: true })).toContain("Rebuys");
  });

  it("is told of a time of day by that time, whatever the clock shows", () => {
    const at = closing({ ...closes, at: minutes(60) });
    expect(closingSoon(at, minutes(9), minutes(54))).toBeNull();
    expect(closingSoon(at, minutes(9), minutes(56))).toMatchObject({ inMs: minutes(4), at: minutes(60) });
    expect(closingSoon(at, minutes(9), minutes(60))).toBeNull();
  });

  it("is not told where nothing closes, or nobody knows when", () => {
    expect(closingSoon(closing(null), 0, 0)).toBeNull();
    expect(closingSoon(closing({ ...closes, in_ms: null }), 0, 0)).toBeNull();
  });
});

describe("the ticks", () => {
  it("are a minute each", () => {
    expect(ticksOf(1_200_000, 822_000)).toEqual({ all: 20, gone: 6 });
    expect(ticksOf(900_000, 0)).toEqual({ all: 15, gone: 15 });
  });

  it("are twenty for very long, very short and crooked levels", () => {
    expect(ticksOf(7_200_000, 7_200_000)).toEqual({ all: 20, gone: 0 });
    expect(ticksOf(90_000, 45_000)).toEqual({ all: 20, gone: 10 });
  });
});

it("pages are nearly equal and hold every line once", () => {
  const cut = (total: number, most: number): number[] =>
    Array.from({ length: pageAt(total, most, 0).pages }, (_, page) => {
      const { from, count } = pageAt(total, most, page);
      return Math.min(count, total - from);
    });
  expect(cut(7, 3)).toEqual([3, 3, 1]);
  expect(cut(4, 3)).toEqual([2, 2]);
  expect(cut(47, 12)).toEqual([12, 12, 12, 11]);
  expect(pageAt(0, 12, 3)).toEqual({ pages: 1, from: 0, count: 1 });
  expect(pageAt(47, 12, 4)).toEqual(pageAt(47, 12, 0));
});

describe("the host's code", () => {
  const winner = (all: unknown[]) => ({ name: "Ana Sol", all }) as unknown as ProjectorView["winner"];

  it("is at the foot while there is play, and has a corner of its own on a break and beside the winner", () => {
    expect(codePlace(view({ clock: clock("running") }), "clock")).toBe("foot");
    for (const scene of ["clock", "colour_up", "seating", "chips"] as const)
      expect(codePlace(view({ clock: clock("running", true) }), scene)).toBe("corner");
    expect(codePlace(view({ clock: clock("finished"), winner: winner([]) }), "winner")).toBe("corner");
  });

  it("has the place of prizes that are not there, and leaves it to whoever has to move", () => {
    expect(codePlace(view({ prizes: [] }), "not_started")).toBe("page");
    expect(codePlace(view({}), "not_started")).toBe("foot");
    expect(codePlace(view({ prizes: [], winner: winner([]) }), "winner")).toBe("page");
    expect(codePlace(view({ winner: winner([1, 2]) }), "winner")).toBe("page");
    const moves = [move(false)];
    expect(codePlace(view({ clock: clock("running", true), moves }), "clock")).toBe("foot");
  });
});

describe("the guide letters", () => {
  it("stand at the first name of each letter and at the top of every column", () => {
    const names = ["ann", "Al", "Bo", "bea", "Łukasz", "山田", "7 High"];
    expect(guideLetters(names, 3)).toEqual(["A", "", "B", "B", "Ł", "", ""]);
  });

  it("say what a page holds", () => {
    expect(letterRange(["ann", "Bo", "cy"])).toBe("A – C");
    expect(letterRange(["ann", "Al"])).toBe("A");
    expect(letterRange(["ann", "山田"])).toBe("");
    expect(letterRange([])).toBe("");
  });
});

describe("the colours of the house", () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const names = (text: string, form: RegExp): Set<string> =>
    new Set([...text.matchAll(form)].map((m) => m[1] ?? ""));

  it("are the only ones of the room's screen, which else kept those of another theme", () => {
    const tokens = names(read("../shared/tokens.css"), /--([\w-]+):\s*#/g);
    const type = /export type Palette = \{[^}]*\}/.exec(read("../shared/types.ts"))?.[0] ?? "";
    const palette = names(type.replaceAll("_", "-"), /^([\w-]+): string/gm);
    const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(svelte|css)$/.test(file))
      .map((file) => read(`./${file}`));
    const used = names(files.join("\n"), /var\(--([\w-]+)/g);
    expect(used).toContain("green");
    expect([...used].filter((name) => tokens.has(name) && !palette.has(name))).toEqual([]);
  });
});
