import { describe, expect, it } from "vitest";
import type { HouseRulesView, RuleLineView } from "$shared/types";
import { foundIn, groupsOf, tonightsLines } from "./rule-lines";

const line = (topic: RuleLineView["topic"], group: RuleLineView["group"], title: string, choice: string) =>
  ({
    topic,
    group,
    title,
    chosen: 0,
    choices: [{ choice, means: "" }],
    preset: null,
  }) as unknown as RuleLineView;

const view = {
  lines: [
    line("button", "blinds", "Button", "Dead button"),
    line("mover", "balance", "Who moves", "The same position"),
    line("race", "chips", "Odd chips", "The highest cards"),
    line("absence", "conduct", "Away from the table", "Split after 20 minutes"),
  ],
} as unknown as HouseRulesView;

const topics = (lines: readonly RuleLineView[]): string[] => lines.map(({ topic }) => topic);

describe("the rules of the evening", () => {
  it("come in the order in which they can happen, and in no group as well", () => {
    expect(topics(tonightsLines(view).map((one) => one.line))).toEqual(["absence", "mover", "race"]);
    expect(groupsOf(view).map(({ lines }) => topics(lines))).toEqual([["button"]]);
  });

  it("are found by title, moment and choice", () => {
    expect(topics(foundIn(view, "dead"))).toEqual(["button"]);
    expect(topics(foundIn(view, "who moves"))).toEqual(["mover"]);
    expect(topics(foundIn(view, "table is short"))).toEqual(["mover"]);
    expect(foundIn(view, "straddle")).toEqual([]);
  });
});
