import { chips, money } from "$shared/format";
import { strings } from "$shared/strings";
import type { Price } from "$shared/types/Price";
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

/** Every line of the set-up that is a choice of the house, in words. */
export function ruleLines(setup: SetUp): RuleGroup[] {
  const says = words.room.houseRules;
  const { rules, currency, price, rebuy } = setup;
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
  const blinds: RuleLine[] = [{ topic: says.anteOrder, ...says.anteOrders[rules.ante_order] }];
  const seating: RuleLine[] = [
    {
      topic: says.seats,
      choice: says.seatsChoice(rules.seats_per_table),
      means: says.seatsMeans(rules.preferred_size),
    },
    {
      topic: says.firstButton,
      choice: says.firstButtons[rules.first_button].choice,
      means: says.firstButtons[rules.first_button].means,
    },
    {
      topic: says.tolerance,
      choice: says.toleranceChoice(rules.tolerance),
      means: says.toleranceMeans(rules.tolerance),
    },
    { topic: says.mover, ...says.movers[rules.mover] },
    { topic: says.fromTable, ...says.fromTables[rules.from_table] },
    { topic: says.toSeat, ...says.toSeats[rules.to_seat] },
    {
      topic: says.redraws,
      choice:
        rules.redraws.length === 0
          ? says.none
          : rules.redraws
              .map((point) => says.redrawAt(point.players, strings.tables(point.tables)))
              .join(", "),
      means: says.redrawsMeans,
    },
  ];
  return [
    { title: says.groupEntry, lines: entry },
    { title: says.groupBlinds, lines: blinds },
    { title: says.groupSeating, lines: seating },
  ];
}
