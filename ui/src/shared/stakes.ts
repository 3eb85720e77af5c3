/** What is posted and bet at a level, one figure a part, in the order in which a dealer says it. */

import { chips } from "./format";
import { say } from "./say.svelte";
import type { StageView } from "./types";

type Kind = "blinds" | "ante" | "big-blind-ante" | "stud-ante" | "bring-in" | "bets";

/** One part: an amount, or two with a stroke between. */
interface Stake {
  kind: Kind;
  label: string;
  amounts: string[];
  /** An ante is gold, so that nobody forgets it. */
  ante: boolean;
}

function stake(kind: Kind, amounts: number[], label = say(kind)): Stake {
  return { kind, label, amounts: amounts.map(chips), ante: kind.endsWith("ante") };
}

/** The parts of a level, the first under the label that the page gives it. */
export function stakesOf(stage: StageView, label: string): Stake[] {
  const { small, big, bets, stud } = stage;
  const stakes: Stake[] = [];
  if (big > 0) stakes.push(stake("blinds", [small, big], label));
  if (stage.ante > 0) {
    stakes.push(stake(stage.big_blind_ante ? "big-blind-ante" : "ante", [stage.ante]));
  }
  if (stud !== null) {
    stakes.push(stake(big > 0 ? "stud-ante" : "ante", [stud.ante]));
    stakes.push(stake("bring-in", [stud.bring_in]));
  }
  if (bets !== null)
    stakes.push(
      stake("bets", [bets.small, bets.big], big > 0 || label === say("blinds") ? say("bets") : label),
    );
  return stakes;
}

/** A part as it is said in a line: `bets 100 / 200`. */
function inALine({ kind, amounts }: Stake): string {
  const amount = amounts.join(" / ");
  return kind === "blinds" ? amount : say(`${kind}-of`, { amount });
}

/** The same in a line and a note under it, where a column is narrow. */
export function stakesShort(stage: StageView): { figure: string; note: string } {
  const [first, ...rest] = stakesOf(stage, say("bets"));
  const blinds = stage.big > 0;
  const main = blinds || first === undefined ? first : rest.pop();
  const others = blinds || first === undefined ? rest : [first, ...rest];
  const games = stage.games.length === 1 ? stage.games : [];
  return { figure: main?.amounts.join(" / ") ?? "", note: [...games, ...others.map(inALine)].join(" · ") };
}

/** The same on one line: `50 / 100 · bets 100 / 200`, `Razz · ante 10 · bring-in 20 · bets 50 / 100`. */
export function stakesLine(stage: StageView): string {
  const [first, ...rest] = stakesOf(stage, say("bets"));
  const games = stage.games.length === 1 ? stage.games : [];
  if (first === undefined) return games.join("");
  const blinds = stage.big > 0 ? first.amounts.join(" / ") : inALine(first);
  return [...games, blinds, ...rest.map(inALine)].join(" · ");
}
