import { chips, shortChips } from "$shared/format";
import { strings, words } from "../words";
import type { HandCount, StageView } from "$shared/types";

/**
 * The stakes as they are called: the blinds, `100 / 200`, without blinds the bets, the ante behind in brackets and the
 * game of the level before; a break by its name.
 */
export function blinds(stage: StageView): string {
  if (stage.is_break) return strings.onBreak;
  const { small, big, bets, stud, games } = stage;
  const [first, second] = big > 0 || bets === null ? [small, big] : [bets.small, bets.big];
  const each = big > 0 ? stage.ante : (stud?.ante ?? 0);
  const ante = each > 0 ? ` (${shortChips(each)})` : "";
  const game = games.length === 1 ? `${games.join("")} · ` : "";
  return `${game}${shortChips(first)} / ${shortChips(second)}${ante}`;
}

/** The hand that is played of those that end the level, such as `8 / 20`. */
export function handOf({ played, of }: HandCount): string {
  return `${chips(played + 1)} / ${chips(of)}`;
}

/** The name of a level or a break within a sentence. */
export function stageInSentence(stage: StageView): string {
  return stage.level === null ? words.breakName : strings.level(stage.level).toLowerCase();
}
