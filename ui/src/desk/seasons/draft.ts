import type { PointsPreset, SeasonDraft, SeasonView } from "$shared/types";
import type { words } from "../words";

/** A season as it can be typed anew, on its own. */
export function draftOf({ season }: SeasonView): SeasonDraft {
  const { name, events, weights, rules, figures } = season;
  return structuredClone({ name, events, weights, rules, figures });
}

export type PresetName = keyof typeof words.house.seasons.form.presets;

/** What a way to give points is called in the form. */
export function nameOf(preset: PointsPreset): PresetName {
  if (typeof preset === "string") return preset;
  if ("winnings" in preset) return preset.winnings.net ? "net_winnings" : "winnings";
  return "own_table" in preset ? "own_table" : "own_formula";
}

/** The way to give points that the form calls so, with what was typed for it. */
export function presetOf(
  name: PresetName,
  typed: { text: string; places: number[]; others: number },
): PointsPreset {
  switch (name) {
    case "winnings":
      return { winnings: { net: false } };
    case "net_winnings":
      return { winnings: { net: true } };
    case "own_table":
      return { own_table: { places: typed.places, others: typed.others } };
    case "own_formula":
      return { own_formula: { text: typed.text } };
    default:
      return name;
  }
}
