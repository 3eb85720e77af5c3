/** What the chips' room says: the set, the colour-ups, the race. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");
const count = (number: number, one: string, other: string): string =>
  `${chips(number)} ${plural(number, { one, other })}`;
const tables = (number: number): string => count(number, "table", "tables");

export const deskChips = {
  about: (kinds: number, leaving: number): string =>
    `${count(kinds, "colour", "colours")}, ${leaving === 0 ? "none leaves" : count(leaving, "leaves", "leave")}`,
  parts: "Part of the room",
  race: "Colour-up",
  set: "Chip set",
  raceSheet: "Race sheets",
  summary: "Chips out and in",

  // The race.
  nothingTitle: "No chip leaves",
  nothingAbout:
    "The schedule needs every colour to its end, or no break follows where one could leave. Breaks are in Clock & levels.",
  leave: (value: number, next: number): string => `${chips(value)}s leave, ${chips(next)}s take their place`,
  unit: (old: number, value: number, fresh: number, next: number): string =>
    `${chips(old)} × ${chips(value)} = ${chips(fresh)} × ${chips(next)}`,
  state: { ahead: "ahead", due: "now", off: "done" },
  afterLevel: (level: number): string => `after level ${chips(level)}`,
  tables: "Tables raced",
  ofTables: (done: number, all: number): string => `${chips(done)} of ${chips(all)}`,
  bring: (value: number): string => `Bring ${chips(value)}s`,
  collect: (value: number): string => `Collect ${chips(value)}s`,
  estimate: "about, by the stacks dealt",
  inPlay: "Chips in play",
  more: (value: number): string => `${value > 0 ? "+" : "−"}${chips(Math.abs(value))}`,
  unchanged: "unchanged",
  chipsIn: "In",
  chipsOut: "Out",
  keys: (room: number): string =>
    `Type each player’s odd chips, then Enter or Tab; an empty seat has none. ! marks chips that are all a player has. Alt ${room} comes back here.`,
  goTo: "Go to table",
  notInRace: (table: number): string => `Table ${chips(table)} is not in this race.`,
  notCount: "Type a whole number of chips, or nothing.",
  byHand: "A dealer dealt the cards",
  byHandAbout: "Type the cards of each seat instead of letting the program deal, such as Ks 10h.",
  odd: (seat: number, name: string): string => `Odd chips of seat ${seat}, ${name}`,
  cards: (seat: number, name: string): string => `Cards of seat ${seat}, ${name}`,
  cardsShort: "Cards",
  last: "all",
  lastAbout: (name: string): string => `These are all the chips that ${name} has`,
  raceTable: "Race",
  raceOf: (table: string): string => `Race ${table}`,
  raceAll: (number: number): string => `Race ${tables(number)}`,
  off: (value: number): string => `The ${chips(value)}s are off`,
  offAbout: "All tables are done without a race at this desk; the chips in play stay as they are.",
  leaveNow: "Colour up now",
  leaveNowAbout: (value: number): string => `Have the ${chips(value)}s raced off now, before their break`,
  found: "Found after the race",
  foundKey: (value: number): string => `${chips(value)}s found later`,
  foundAbout: (next: number): string =>
    `Chips found with a player after the race change at equal value; what makes no ${chips(next)} leaves play.`,
  foundLine: (found: number, value: number, out: number, next: number, removed: number): string =>
    `${chips(found)} × ${chips(value)}: ${[
      ...(out > 0 ? [`${chips(out)} × ${chips(next)} out`] : []),
      ...(removed > 0 ? [`${chips(removed)} in chips leave play`] : []),
    ].join(", ")}`,
  noneOdd: "nobody had one",
  changed: (count: number, next: number): string => `${chips(count)} × ${chips(next)} changed`,
  won: (count: number): string => `+${chips(count)}`,
  dealtByHand: "dealt at the table",
  plan: "Colour-ups",
  planLine: (bring: number, next: number, collect: number, value: number): string =>
    `bring ${chips(bring)} × ${chips(next)}, collect about ${chips(collect)} × ${chips(value)}`,
  rule: (book: string, rule: string): string => `${book}, ${rule}`,
  rules: {
    high_cards: "The highest cards win; half a new chip left over makes one more.",
    one_each:
      "One chip a player at the most; more than half a new chip left over makes one more, of 500s always.",
  },
  page: (from: number, to: number, all: number): string =>
    `Tables ${chips(from)}–${chips(to)} of ${chips(all)}`,
  previous: "Previous",
  following: "Next",

  // The set.
  columns: {
    chip: "Chip",
    value: "Value",
    name: "Name",
    colour: "Colour",
    spots: "Spots",
    owned: "Owned",
    each: "Each stack",
    all: "All stacks",
    colourUp: "Colour-ups",
    buy: "To buy",
    leaves: "Leaves",
  },
  cell: (column: string, name: string): string => `${column}, ${name}`,
  newColour: "new colour",
  add: "Add a colour",
  remove: (name: string): string => `Take out ${name}`,
  total: "Altogether",
  stays: "stays",
  stacks: "Stacks expected",
  stacksAbout: (entries: number): string =>
    `Rebuys included. Empty: as many as there are entries, ${chips(entries)} now.`,
  lot: "Sold in lots of",
  capacity: "The chips seat",
  capacityPlayers: (players: number): string => count(players, "stack", "stacks"),
  capacityUnknown: "Count the chips that you own to see how many stacks they make.",
  stackMade: "A stack makes",
  ofStack: (stack: number): string => `of ${chips(stack)}`,
  proposal: "Proposed stack",
  useProposal: "Use it",
  noProposal: (stack: number, players: number): string =>
    `The owned chips make no stack of ${chips(stack)} for ${count(players, "player", "players")}.`,
  noSpots: "usual spots",
  save: "Save",
  discard: "Discard changes",
  saved: "Saved with the tournament; templates keep it too.",
  notNumber: (column: string, name: string): string => `${column}, ${name}: type a whole number.`,
  nothingMissing: "Nothing is missing.",
};
