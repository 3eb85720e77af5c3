import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

vi.mock("$shared/backend", () => ({ ask: () => Promise.resolve(answersOf("running").house_rules) }));

import { useLanguage } from "$shared/say.svelte";
import type { DeskView, HouseRulesView, Possible } from "$shared/types";
import type { OpenTournament } from "../state/tournament.svelte";
import { words } from "../words";
import { actionsFor, rulesFor } from "./actions";
import { listed, type PaletteItem } from "./items";

interface Answers {
  desk: DeskView;
  house_rules: HouseRulesView;
}

function answersOf(state: string): Answers {
  const path = new URL(`../../shared/preview/answers/club-${state}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, "utf8")) as { answers: Answers }).answers;
}

/** The invented club night, in play and before the draw; everything is sold in it. */
function desk(state: string): DeskView {
  const view = answersOf(state).desk;
  const sold: Possible[] = view.phase === "playing" ? ["rebuy", "add-on", "re-entry"] : [];
  return { ...view, possible: [...new Set([...view.possible, ...sold])] };
}

function actions(state: string): PaletteItem[] {
  return actionsFor({ id: 1, desk: desk(state), refusal: "" } as unknown as OpenTournament);
}

const found = (state: string, typed: string): string[] =>
  listed([], [], actions(state), typed, 40).map(({ id }) => id);

/** What people type, and what they mean by it; the first or the second line has it. */
const PLAYING: [string, string][] = [
  ["end", "pay-out"],
  ["finish", "pay-out"],
  ["stop", "pause"],
  ["pause", "pause"],
  ["bust", "bust"],
  ["leave", "goes-home"],
  ["went home", "goes-home"],
  ["out", "bust"],
  ["knock out", "bust"],
  ["rebuy", "rebuy"],
  ["re-buy", "rebuy"],
  ["add-on", "add-on"],
  ["swap", "swap"],
  ["button", "button"],
  ["settings", "settings"],
  ["help", "help"],
  ["print", "room-paper"],
  ["undo", "undo"],
  ["mistake", "correct-bust"],
  ["chop", "make-deal"],
  ["deal", "make-deal"],
  ["icm", "make-deal"],
  ["pay", "pay-out"],
  ["payout", "pay-out"],
  ["seat", "move-player"],
  ["move", "move-player"],
  ["break", "break-table"],
  ["take a break", "take-break"],
  ["dinner", "take-break"],
  ["colour up", "colour-up"],
  ["color up", "colour-up"],
  ["race", "colour-up"],
  ["projector", "open-projector"],
  ["screen", "open-projector"],
  ["tv", "open-projector"],
  ["sound", "mute"],
  ["mute", "mute"],
  ["dark", "dark"],
  ["light", "light"],
  ["language", "settings"],
  ["backup", "backups"],
  ["league", "seasons"],
  ["past results", "seasons"],
  ["stats", "statistics"],
  ["late registration", "enter"],
  ["bubble", "hand-for-hand"],
  ["tour", "tour"],
  ["next level", "next-stage"],
  ["blinds", "edit-schedule"],
  ["new player", "enter"],
  ["quit", "house"],
];

describe("the palette knows the words that people use", () => {
  it.each(PLAYING)("%s", (typed, wanted) => {
    expect(found("running", typed).slice(0, 2)).toContain(wanted);
  });

  it.each([
    ["seat", "draw"],
    ["seats", "draw"],
    ["buy-in", "set-up"],
    ["start time", "plan-start"],
  ])("before the draw: %s", (typed, wanted) => {
    expect(found("not_started", typed).slice(0, 2)).toContain(wanted);
  });

  it.each([
    ["de", "ausgeschieden", "bust"],
    ["de", "hilfe", "help"],
    ["fr", "annuler", "undo"],
    ["es", "ayuda", "help"],
    ["ja", "ヘルプ", "help"],
  ])("in its language: %s %s", async (language, typed, wanted) => {
    await useLanguage(language);
    expect(found("running", typed).slice(0, 2)).toContain(wanted);
    await useLanguage("en");
  });

  it("the rules of the house by their titles, behind what can be done", async () => {
    const open = { id: 1, desk: desk("running"), refusal: "" } as unknown as OpenTournament;
    const rules = await rulesFor(open, "button");
    const titles = rules.map(({ label }) => label);
    expect(titles).toEqual(["First button", "Button"]);
    expect(listed([], rules, actionsFor(open), "button", 40)[0]?.id).toBe("button");
    expect(await rulesFor(open, "bu")).toEqual([]);
  });

  it("and has other words only for what there is", () => {
    const states = ["not_started", "seating", "running", "paused", "winner", "hands"];
    const ids = new Set(states.flatMap((state) => actions(state).map(({ id }) => id)));
    const known = [
      ...ids,
      "end-hand-for-hand",
      "redo",
      "close-projector",
      "close-rebuys",
      "close-re-entries",
      "close-add-ons",
    ].map((id) => id.replaceAll("_", "-"));
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(Object.keys(words.also).filter((name) => !known.includes(kebab(name)))).toEqual([]);
  });
});
