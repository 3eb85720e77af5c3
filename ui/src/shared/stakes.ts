/** What is posted and bet at a level, one figure a part, in the order in which a dealer says it. */

import { chips } from "./format";
import { strings } from "./strings";
import type { StageView } from "./types/StageView";

/** One part: an amount, or two with a stroke between. */
export interface Stake {
  label: string;
  amounts: string[];
  /** An ante is gold, so that nobody forgets it. */
  ante: boolean;
}

function stake(label: string, amounts: number[], ante = false): Stake {
  return { label, amounts: amounts.map(chips), ante };
}

/** The parts of a level, the first under the label that the page gives it. */
export function stakesOf(stage: StageView, label: string): Stake[] {
  const { small, big, bets, stud } = stage;
  const stakes: Stake[] = [];
  if (big > 0) stakes.push(stake(label, [small, big]));
  if (stage.ante > 0) {
    stakes.push(stake(stage.big_blind_ante ? strings.bigBlindAnte : strings.ante, [stage.ante], true));
  }
  if (stud !== null) {
    stakes.push(stake(big > 0 ? strings.studAnte : strings.ante, [stud.ante], true));
    stakes.push(stake(strings.bringIn, [stud.bring_in]));
  }
  if (bets !== null)
    stakes.push(stake(big > 0 || label === strings.blinds ? strings.bets : label, [bets.small, bets.big]));
  return stakes;
}

/** The same in a line and a note under it, where a column is narrow. */
export function stakesShort(stage: StageView): { figure: string; note: string } {
  const [first, ...rest] = stakesOf(stage, strings.bets);
  const blinds = stage.big > 0;
  const main = blinds || first === undefined ? first : rest.pop();
  const others = blinds || first === undefined ? rest : [first, ...rest];
  const words = others.map((part) => `${part.label.toLowerCase()} ${part.amounts.join(" / ")}`);
  const games = stage.games.length === 1 ? stage.games : [];
  return { figure: main?.amounts.join(" / ") ?? "", note: [...games, ...words].join(" · ") };
}

/** The same on one line: `50 / 100 · bets 100 / 200`, `Razz · ante 10 · bring-in 20 · bets 50 / 100`. */
export function stakesLine(stage: StageView): string {
  const [first, ...rest] = stakesOf(stage, strings.bets);
  const games = stage.games.length === 1 ? stage.games : [];
  const said = (part: Stake): string => `${part.label.toLowerCase()} ${part.amounts.join(" / ")}`;
  if (first === undefined) return games.join("");
  const blinds = stage.big > 0 ? first.amounts.join(" / ") : said(first);
  return [...games, blinds, ...rest.map(said)].join(" · ");
}
