/** A few lines of the house rules, enough to see how they are laid out. */

import type { HouseRules } from "../types/HouseRules";
import type { HouseRulesView } from "../types/HouseRulesView";
import type { RuleGroup } from "../types/RuleGroup";
import type { RuleTopic } from "../types/RuleTopic";
import { setup } from "./desk-rooms";

type Offer = [choice: string, means: string, book: string, rule: string, change: Partial<HouseRules>];

const lines: [RuleTopic, RuleGroup, string, Offer[]][] = [
  [
    "seats_per_table",
    "seats",
    "Seats at a table",
    [8, 9, 10].map((seats): Offer => [
      String(seats),
      "As many tables are opened as hold the field at this many seats.",
      "HPT",
      "Seating",
      { seats_per_table: seats },
    ]),
  ],
  [
    "first_button",
    "blinds",
    "First button",
    [
      ["The ace’s seat", "Whoever draws the ace sits in seat 1.", "HPT", "Seating", { first_button: "ace" }],
      ["High card at each table", "The highest card has it.", "RRoP", "7", { first_button: "high_card" }],
    ],
  ],
  [
    "mover",
    "balance",
    "Who moves",
    [
      [
        "The same position",
        "The player as far from the button as the one who was eliminated.",
        "HPT",
        "Moving players",
        { mover: "same_position" },
      ],
      [
        "The next big blind",
        "Whoever would be the big blind on the next hand.",
        "TCH",
        "11a",
        { mover: "next_big_blind" },
      ],
    ],
  ],
  [
    "redraws",
    "breaks",
    "Redraws",
    [
      ["None", "Tables break down to the last.", "TCH", "P9", { redraws: [] }],
      [
        "At 18 left for 2 tables and at 9 left for 1 table",
        "Everybody left draws a new seat.",
        "HPT",
        "Seating",
        {
          redraws: [
            { players: 18, tables: 2, of_tables: 0 },
            { players: 9, tables: 1, of_tables: 0 },
          ],
        },
      ],
    ],
  ],
];

function follows(rules: HouseRules, preset: HouseRules, topic: RuleTopic): boolean {
  const key = topic as keyof HouseRules;
  return JSON.stringify(rules[key]) === JSON.stringify(preset[key]);
}

export function houseRulesView(draft: HouseRules | null): HouseRulesView {
  const rules = draft ?? setup.rules;
  const yes = { yes: true, why_not: "" };
  const tch: HouseRules = { ...setup.rules, book: "tch", mover: "next_big_blind", redraws: [] };
  const usualRules = rules.book === "tch" ? tch : setup.rules;
  const shown = lines.map(([topic, group, title, offers]): HouseRulesView["lines"][number] => {
    const choices = offers.map(([choice, means, book, rule, change]) => ({
      choice,
      means,
      rule: { book, rule },
      rules: { ...rules, ...change },
    }));
    const chosen = choices.findIndex((choice) => follows(choice.rules, rules, topic));
    const usual = choices.findIndex((choice) => follows(choice.rules, usualRules, topic));
    const preset = usual === chosen ? null : (choices[usual] ?? null);
    return { topic, group, title, choices, chosen: Math.max(0, chosen), preset, change: yes };
  });
  return {
    rules,
    changed: draft !== null,
    change: yes,
    presets: [
      {
        book: "hpt",
        short: "HPT",
        name: "Home Poker Tourney",
        about: "A home game: seats by card, the same position moves, redraws at 18 and 9.",
        rules: setup.rules,
      },
      {
        book: "tch",
        short: "TCH",
        name: "TDA, a card room's procedures",
        about: "A card room or a series: the next big blind moves to the worst seat, short tables halt.",
        rules: tch,
      },
    ],
    lines: shown,
    differences: shown.filter((line) => line.preset !== null).length,
  };
}
