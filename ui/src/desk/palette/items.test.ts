import { describe, expect, it } from "vitest";
import { listed, type PaletteItem } from "./items";

const item = (label: string): PaletteItem => ({
  id: label,
  group: "actions",
  label,
  detail: "",
  run: () => undefined,
});

describe("the palette", () => {
  it("finds by the beginnings of words, in any order", () => {
    const items = ["Print the payout sheet"].map(item);
    expect(listed([], [], items, "sheet pay", 9)).toHaveLength(1);
    expect(listed([], [], items, "seat", 9)).toHaveLength(0);
  });

  it("puts the best answer first and keeps to the limit", () => {
    const items = ["Open the projector", "Pause the clock", "Print seat cards", "Players"].map(item);
    expect(listed([], [], items, "p", 3).map((found) => found.label)).toEqual([
      "Pause the clock",
      "Print seat cards",
      "Players",
    ]);
    expect(listed([], [], items, "", 2)).toHaveLength(2);
  });
});
