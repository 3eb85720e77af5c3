/** The house rules in a director's words, in our own; the books are cited, never copied. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const deskRules = {
  follows: (name: string, short: string, differences: number): string =>
    differences === 0
      ? `After ${name} (${short})`
      : `After ${name} (${short}), ${chips(differences)} ${plural(differences, { one: "line", other: "lines" })} changed by the house`,
  presets: "Rule book",
  ofTheHouse: "a choice of the house",
  presetHas: (book: string, choice: string): string => `${book} has: ${choice}`,
  backTo: (book: string): string => `Back to ${book}`,
  changeIt: "Change",
  changeLine: (line: string): string => `Change: ${line}`,
  done: "Done",
  wouldChange: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "line", other: "lines" })} would change`,
  changedFromTemplate: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "line", other: "lines" })} other than in the template`,
  putInForce: "Put in force",
  discard: "Leave as it was",
  fromNowOn: "It holds from the next hand on; the log says since when.",
  change: "Change tonight’s set-up",
  save: "Save",
  cancel: "Cancel",
  none: "None",
  groupEntry: "Entries and prizes",
  groupSeats: "Seats",
  groupBlinds: "Button and blinds",
  groupBalance: "Balancing",
  groupBreaks: "Breaks and redraws",
  groupChips: "Chips",
  groupHandForHand: "Hand-for-hand",
  groupConduct: "Players",
  groupEntries: "Players who never come",
  anteOrder: "Short of a big-blind ante",
  anteOrders: {
    blind_first: {
      choice: "Blind first",
      means: "The chips of a short big blind are the blind; what is left of them is the ante (TCH P11).",
    },
    ante_first: {
      choice: "Ante first",
      means:
        "The chips of a short big blind are the ante; what is left of them is the blind. TCH P11 has it the other way round.",
    },
  },
  entry: "Entry",
  price: (prize: string, fee: string, bounty: string, staff: string, league: string): string =>
    [
      prize,
      fee && `${fee} fee`,
      bounty && `${bounty} bounty`,
      staff && `${staff} for the staff`,
      league && `${league} for the league`,
    ]
      .filter((part) => part !== "")
      .join(" + "),
  entryMeans: (stack: string): string => `Buys ${stack} in chips.`,
  rebuy: "Rebuys",
  aPlayer: (limit: number): string => `${chips(limit)} a player`,
  noLimit: "as many as wanted",
  beforeLevel: (level: number): string => `before the first hand of level ${level}`,
  untilFirstBreak: "until the first hand after the first break",
  untilTime: (time: string): string => `until ${time}`,
  boughtChoice: (limit: string, price: string, stack: string): string =>
    `${limit}, ${price} for ${stack} in chips`,
  rebuyMeans: (atMost: string, until: string): string =>
    `${atMost === "" ? "Only when busted" : `With ${atMost} in chips or fewer`}, ${until}.`,
  addOn: "Add-ons",
  addOnMeans: (until: string): string => `For everybody in play, ${until}.`,
  reEntry: "Re-entries",
  reEntryMeans: (until: string, forfeit: boolean): string =>
    `A new entry for whoever is out${forfeit ? " or gives up the stack in play" : ""}, ${until}.`,
  noRebuyMeans: "Whoever is out is out.",
  late: "Late entry",
  lateChoice: (until: string): string => until.charAt(0).toUpperCase() + until.slice(1),
  lateMeans: "Latecomers draw from the open seats, so that the tables stay level.",
  noLateMeans: "Nobody enters after the start.",
  rounding: "Rounding of prizes",
  seatPrizes: "Prizes",
  seatPrizesChoice: (worth: string): string => `seats worth ${worth}`,
  seatPrizesMeans: "The pool buys as many seats as it can; what is left over is cash for the next place.",
  roundingMeans: "Prizes are rounded down to a multiple of this; what is left over goes to first place.",
};
