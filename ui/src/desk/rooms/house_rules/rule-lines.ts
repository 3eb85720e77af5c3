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

/** The lines of the house rules under one heading. */
export interface RuleGroup {
  title: string;
  lines: RuleLineView[];
}

/** A line that would be another one. */
export interface RuleChange {
  title: string;
  from: string;
  to: string;
}

/** What entries cost and prizes pay, in words: the lines of the set-up that are not house rules. */
export function entryLines(setup: SetUp): RuleLine[] {
  const says = words.room.houseRules;
  const { currency, price, rebuy } = setup;
  const { shares, unit } = setup.prizes;
  const amount = (minor: number): string => money(minor, currency);
  const parts = ({ prize, fee, bounty }: Price): string =>
    says.price(amount(prize), fee > 0 ? amount(fee) : "", bounty > 0 ? amount(bounty) : "");
  return [
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
}

/** The lines of the house rules under their headings; they say themselves what they are. */
export function groupsOf(rules: HouseRulesView): RuleGroup[] {
  const says = words.room.houseRules;
  const titles: [RuleGroupName, string][] = [
    ["seats", says.groupSeats],
    ["blinds", says.groupBlinds],
    ["balance", says.groupBalance],
    ["breaks", says.groupBreaks],
    ["chips", says.groupChips],
    ["hand_for_hand", says.groupHandForHand],
    ["conduct", says.groupConduct],
  ];
  return titles.map(([group, title]) => ({
    title,
    lines: rules.lines.filter((line) => line.group === group),
  }));
}

/** What would change from one set of rules to another, line by line. */
export function changesOf(from: HouseRulesView, to: HouseRulesView): RuleChange[] {
  const choice = (line: RuleLineView | undefined): string => line?.choices[line.chosen]?.choice ?? "";
  const book = (view: HouseRulesView): string =>
    view.presets.find((preset) => preset.book === view.rules.book)?.short ?? "";
  const changes = to.lines
    .map((line) => ({
      title: line.title,
      from: choice(from.lines.find((other) => other.topic === line.topic)),
      to: choice(line),
    }))
    .filter((change) => change.from !== change.to);
  return book(from) === book(to)
    ? changes
    : [{ title: words.room.houseRules.presets, from: book(from), to: book(to) }, ...changes];
}
