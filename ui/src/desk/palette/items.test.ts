import { describe, expect, it } from "vitest";
import { matching, type PaletteItem, rank } from "./items";

const item = (label: string): PaletteItem => ({
  id: label,
  group: "actions",
  label,
  detail: "",
  run: () => undefined,
});

describe("the palette", () => {
  it("finds by the beginnings of words, in any order", () => {
    expect(rank("Print the payout sheet", "sheet pay")).not.toBeNull();
    expect(rank("Print the payout sheet", "seat")).toBeNull();
  });

  it("finds a name typed without its marks", () => {
    expect(rank("Łukasz Nowak", "lukasz")).toBe(0);
    expect(rank("José Peña", "pena")).toBe(1);
  });

  it("puts the best answer first and keeps to the limit", () => {
    const items = ["Open the projector", "Pause the clock", "Print seat cards", "Players"].map(item);
    expect(matching(items, "p", 3).map((found) => found.label)).toEqual([
      "Pause the clock",
      "Print seat cards",
      "Players",
    ]);
    expect(matching(items, "", 2)).toHaveLength(2);
  });
});
