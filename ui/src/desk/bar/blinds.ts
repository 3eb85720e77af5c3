import { chips, shortChips } from "$shared/format";
import { strings } from "$shared/strings";
import type { HandCount } from "$shared/types/HandCount";
import type { StageView } from "$shared/types/StageView";
import { words } from "../words";

/** The blinds as they are called: `100 / 200`, with the ante behind in brackets; a break by its name. */
export function blinds(stage: StageView): string {
  if (stage.is_break) return strings.onBreak;
  const ante = stage.ante > 0 ? ` (${shortChips(stage.ante)})` : "";
  return `${shortChips(stage.small)} / ${shortChips(stage.big)}${ante}`;
}

/** The hand that is played of those that end the level, such as `8 / 20`. */
export function handOf({ played, of }: HandCount): string {
  return `${chips(played + 1)} / ${chips(of)}`;
}

/** The name of a level or a break. */
export function stageName(stage: StageView): string {
  return stage.level === null ? strings.onBreak : strings.level(stage.level);
}

/** The name within a sentence. */
export function stageInSentence(stage: StageView): string {
  return stage.level === null ? words.breakName : strings.level(stage.level).toLowerCase();
}
