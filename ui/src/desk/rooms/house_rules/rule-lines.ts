import { chips, joined, money, wallTime } from "$shared/format";
import { answers } from "$shared/finding";
import type {
  Closing,
  Currency,
  HouseRulesView,
  OnSale,
  Price,
  RuleGroup,
  RuleLineView,
  RuleTopic,
  SetUp,
} from "$shared/types";
import { words } from "../../words";

/** A rule as a director reads it: the topic, the house's choice, and what follows from it. */
export interface RuleLine {
  topic: string;
  choice: string;
  means: string;
  /** The sale that can be made longer or closed. */
  sale?: OnSale;
}

/** A line that would be another one. */
export interface RuleChange {
  title: string;
  from: string;
  to: string;
}

/** A price with its parts, such as "$20 + $5 fee". */
export function priceText({ prize, fee, bounty, staff, league }: Price, currency: Currency): string {
  const amount = (minor: number): string => money(minor, currency);
  const part = (minor: number): string => (minor > 0 ? amount(minor) : "");
  return words.room.houseRules.price(amount(prize), part(fee), part(bounty), part(staff), part(league));
}

/** What entries cost and prizes pay, in words: the lines of the set-up that are not house rules. */
export function entryLines(setup: SetUp): RuleLine[] {
  const says = words.room.houseRules;
  const { currency, price, late_price, rebuy, add_on, re_entry, late_registration_until } = setup;
  const { shares, unit } = setup.prizes;
  const amount = (minor: number): string => money(minor, currency);
  const parts = (of: Price): string => priceText(of, currency);
  const until = (closing: Closing): string =>
    closing.type === "level"
      ? says.untilLevel({ level: closing.level - 1 })
      : closing.type === "first_break"
        ? says.untilFirstBreak
        : says.untilTime({ time: wallTime(closing.at) });
  const late = (closing: Closing): string =>
    closing.type === "level"
      ? says.lateLevel({ level: closing.level - 1 })
      : closing.type === "first_break"
        ? says.lateFirstBreak
        : says.lateTime({ time: wallTime(closing.at) });
  const limit = (count: number | null): string =>
    count === null ? says.noLimit : says.aPlayer({ limit: count });
  const bought = (offer: { limit: number | null; price: Price; chips: number }): string =>
    says.boughtChoice(limit(offer.limit), parts(offer.price), chips(offer.chips));
  return [
    {
      topic: says.entry,
      choice: parts(price),
      means: says.entryMeans({ stack: chips(setup.starting_stack) }),
    },
    rebuy === null
      ? { topic: says.rebuy, choice: says.none, means: says.noRebuyMeans }
      : {
          topic: says.rebuy,
          choice: bought(rebuy),
          means: says.rebuyMeans(rebuy.at_most === 0 ? "" : chips(rebuy.at_most), until(rebuy.until)),
          sale: "rebuys" as const,
        },
    add_on && {
      topic: says.addOn,
      choice: bought(add_on),
      means: says.addOnMeans(until(add_on.until)),
      sale: "add_ons" as const,
    },
    re_entry && {
      topic: says.reEntry,
      sale: "re_entries" as const,
      choice: bought(re_entry),
      means: says.reEntryMeans(until(re_entry.until), re_entry.forfeit),
    },
    {
      topic: says.late,
      sale: "late_registration" as const,
      choice:
        late_registration_until === null
          ? says.none
          : joined([late(late_registration_until), late_price === null ? "" : parts(late_price)]),
      means: late_registration_until === null ? says.noLateMeans : says.lateMeans,
    },
    shares.type === "seats"
      ? {
          topic: says.seatPrizes,
          choice: says.seatPrizesChoice({ worth: amount(shares.value) }),
          means: says.seatPrizesMeans,
        }
      : // Prizes to the smallest coin are not rounded.
        unit > 1
        ? { topic: says.rounding, choice: amount(unit), means: says.roundingMeans }
        : null,
  ].filter((line) => line !== null);
}

/** The rules that an evening calls for, in the order in which it can. */
const TONIGHT = [
  "no_show_due",
  "absence",
  "tolerance",
  "mover",
  "from_table",
  "hold_breaks",
  "preferred_size",
  "race",
  "calling_time",
  "redraws",
] as const satisfies readonly RuleTopic[];

/** A line under the moment at which it counts. */
export interface TonightLine {
  when: string;
  line: RuleLineView;
}

/** The lines that an evening calls for. A rule book may have fewer of them. */
export function tonightsLines(rules: HouseRulesView): TonightLine[] {
  const whens = words.room.houseRules.whens;
  return TONIGHT.flatMap((topic) => {
    const line = rules.lines.find((one) => one.topic === topic);
    return line === undefined ? [] : [{ when: whens[topic], line }];
  });
}

/** The other lines of the house rules under their headings; they say themselves what they are. */
export function groupsOf(rules: HouseRulesView): { title: string; lines: RuleLineView[] }[] {
  const says = words.room.houseRules;
  const titles: [RuleGroup, string][] = [
    ["seats", says.groupSeats],
    ["blinds", says.groupBlinds],
    ["balance", says.groupBalance],
    ["breaks", says.groupBreaks],
    ["chips", says.groupChips],
    ["hand_for_hand", says.groupHandForHand],
    ["conduct", says.groupConduct],
    ["entries", says.groupEntries],
  ];
  const tonight: readonly RuleTopic[] = TONIGHT;
  return titles
    .map(([group, title]) => ({
      title,
      lines: rules.lines.filter((line) => line.group === group && !tonight.includes(line.topic)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The lines that have what is typed in their title, their choice, or in what that means; in their own order. */
export function foundIn(rules: HouseRulesView, typed: string): RuleLineView[] {
  const whens = new Map(tonightsLines(rules).map(({ when, line }) => [line.topic, when]));
  return rules.lines.filter((line) => {
    const chosen = line.choices[line.chosen];
    const text = [line.title, whens.get(line.topic), chosen?.choice, chosen?.means].join(" ");
    return answers(text, typed) !== null;
  });
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
