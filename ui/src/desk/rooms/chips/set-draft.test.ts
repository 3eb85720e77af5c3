import type { ChipSet } from "$shared/types";
import { describe, expect, it } from "vitest";
import { draftOf, faultsOf, setOf, withStack } from "./set-draft";

const set: ChipSet = {
  chips: [
    { value: 5, name: "red", colour: "#c8372d", spots: "", owned: 400 },
    { value: 25, name: "green", colour: "#2f8f5b", spots: "#ffffff", owned: 0 },
  ],
  stack_chips: [15, 13],
  lot: 50,
  stacks: null,
};

describe("the chip set while it is edited", () => {
  it("says the same set as long as nothing is typed", () => {
    expect(setOf(draftOf(set))).toEqual(set);
  });

  it("puts the colours in the order of their values, each with its count", () => {
    const draft = draftOf(set);
    draft.chips[0]!.value = "1,000";
    draft.stacks = "24";
    const made = setOf(draft);
    expect(made?.chips.map(({ value }) => value)).toEqual([25, 1000]);
    expect(made?.stack_chips).toEqual([13, 15]);
    expect(made?.stacks).toBe(24);
  });

  it("takes a proposed stack by value, however the value is typed", () => {
    const draft = draftOf(set);
    draft.chips[1]!.value = "1,000";
    const taken = withStack(draft, [5, 1000], [20, 7]);
    expect(taken.chips.map(({ each }) => each)).toEqual(["20", "7"]);
    expect(withStack(draft, [5], [20]).chips[1]!.each).toBe("0");
  });

  it("names the cell that holds no number", () => {
    const draft = draftOf(set);
    draft.chips[1]!.owned = "many";
    expect(faultsOf(draft)).toEqual([{ id: 1, cell: "owned" }]);
    expect(setOf(draft)).toBeNull();
  });
});
