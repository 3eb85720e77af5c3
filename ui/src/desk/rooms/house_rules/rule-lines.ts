import { chips, money } from "$shared/format";
import type { HouseRulesView } from "$shared/types/HouseRulesView";
import type { Price } from "$shared/types/Price";
import type { RuleGroup as RuleGroupName } from "$shared/types/RuleGroup";
import type { RuleLineView } from "$shared/types/RuleLineView";
import type { SetUp } from "$shared/types/SetUp";
import { words } from "../../words";

/** A rule as a director reads it: the topic, the house's choice, and what follows from it. */
export interface RuleLine {
  topic: string;
  choice: string;
  means: string;
}

export interface RuleGroup {
  title: string;
  lines: RuleLine[];
}

/** Every line of the set-up that is a choice of the house, in words; the house rules say theirs themselves. */
export function ruleLines(setup: SetUp, rules: HouseRulesView): RuleGroup[] {
  const says = words.room.houseRules;
  const { currency, price, rebuy } = setup;
  const { shares, unit } = setup.prizes;
  const amount = (minor: number): string => money(minor, currency);
  const parts = ({ prize, fee, bounty }: Price): string =>
    says.price(amount(prize), fee > 0 ? amount(fee) : "", bounty > 0 ? amount(bounty) : "");
  const entry: RuleLine[] = [
    {
      topic: says.entry,
      choice: parts(price),
      means: says.entryMeans(chips(setup.starting_stack)),
    },
    rebuy === null
      ? { topic: says.rebuy, choice: says.none, means: says.noRebuyMeans }
      : {
          topic: says.rebuy,
          choice: says.rebuyChoice(rebuy.limit, parts(rebuy.price), chips(rebuy.chips)),
          means: says.rebuyMeans(rebuy.until_level),
        },
    {
      topic: says.late,
      choice:
        setup.late_entry_until_level === null ? says.none : says.lateChoice(setup.late_entry_until_level),
      means: setup.late_entry_until_level === null ? says.noLateMeans : says.lateMeans,
    },
    shares.type === "seats"
      ? {
          topic: says.seatPrizes,
          choice: says.seatPrizesChoice(amount(shares.value)),
          means: says.seatPrizesMeans,
        }
      : { topic: says.rounding, choice: amount(unit), means: says.roundingMeans },
  ];
  const groups: [RuleGroupName, string][] = [
    ["seats", says.groupSeats],
    ["blinds", says.groupBlinds],
    ["balance", says.groupBalance],
    ["breaks", says.groupBreaks],
  ];
  return [
    { title: says.groupEntry, lines: entry },
    ...groups.map(([group, title]) => ({
      title,
      lines: rules.lines.filter((line) => line.group === group).map(shown),
    })),
  ];
}

/** A line of the house rules with the choice in force. */
function shown(line: RuleLineView): RuleLine {
  const chosen = line.choices[line.chosen];
  const rule = chosen?.rule ? ` (${chosen.rule.book} ${chosen.rule.rule})` : "";
  return { topic: line.title, choice: chosen?.choice ?? "", means: `${chosen?.means ?? ""}${rule}` };
}
