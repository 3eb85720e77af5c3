import { expect, test } from "vitest";
import type { PointsPreset } from "$shared/types";
import { nameOf, presetOf } from "./draft";

test("a way to give points is named and made again as it was", () => {
  const typed = { text: "n - r", places: [1000, 500], others: 100 };
  const presets: PointsPreset[] = [
    "not_chosen",
    "linear",
    "dr_neau",
    { winnings: { net: true } },
    { winnings: { net: false } },
    { own_table: { places: [1000, 500], others: 100 } },
    { own_formula: { text: "n - r" } },
  ];
  for (const preset of presets) expect(presetOf(nameOf(preset), typed)).toEqual(preset);
});
