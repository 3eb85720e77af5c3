/** The house rules in a director's words, in our own; the books are cited, never copied. */

import { chips } from "../../format";

export const deskRules = {
  book: {
    hpt: "After the home poker tourney rule book (HPT)",
    rrop: "After Robert’s Rules of Poker (RRoP)",
    lr: "After a league’s edition of Robert’s Rules (LR)",
    tch: "After the TDA’s rules as a card room has them (TCH)",
    wsop: "After the room rules of a big series (WSOP), the TDA’s practice for the rest",
  },
  change: "Change tonight’s set-up",
  save: "Save",
  cancel: "Cancel",
  none: "None",
  groupEntry: "Entries and prizes",
  groupSeats: "Seats",
  groupBlinds: "Button and blinds",
  groupBalance: "Balancing",
  groupBreaks: "Breaks and redraws",
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
  price: (prize: string, fee: string, bounty: string): string =>
    [prize, fee && `${fee} fee`, bounty && `${bounty} bounty`].filter((part) => part !== "").join(" + "),
  entryMeans: (stack: string): string => `Buys ${stack} in chips.`,
  rebuy: "Rebuys",
  rebuyChoice: (limit: number, price: string, stack: string): string =>
    `${chips(limit)} a player, ${price} for ${stack} in chips`,
  rebuyMeans: (level: number): string => `Only when busted, before the first hand of level ${level}.`,
  noRebuyMeans: "Whoever is out is out.",
  late: "Late entry",
  lateChoice: (level: number): string => `Before level ${level}`,
  lateMeans: "Latecomers draw from the open seats, so that the tables stay level.",
  noLateMeans: "Nobody enters after the start.",
  rounding: "Rounding of prizes",
  seatPrizes: "Prizes",
  seatPrizesChoice: (worth: string): string => `seats worth ${worth}`,
  seatPrizesMeans: "The pool buys as many seats as it can; what is left over is cash for the next place.",
  roundingMeans: "Prizes are rounded down to a multiple of this; what is left over goes to first place.",
};
