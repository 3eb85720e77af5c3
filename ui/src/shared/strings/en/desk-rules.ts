/** The house rules in a director's words, in our own; the books are cited, never copied. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const deskRules = {
  book: { hpt: "After the home poker tourney rule book (HPT)" },
  change: "Change tonight’s set-up",
  save: "Save",
  cancel: "Cancel",
  none: "None",
  groupEntry: "Entries and prizes",
  groupSeating: "Seats, balancing, redraws",
  groupBlinds: "Blinds and antes",
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
  seats: "Seats at a table",
  seatsChoice: (seats: number): string => `${seats}`,
  seatsMeans: (preferred: number): string =>
    `A table breaks when everybody left fits at the other tables with ${preferred} at each.`,
  firstButton: "First button",
  firstButtons: {
    ace: {
      choice: "The ace’s seat",
      means: "Whoever draws the ace sits in seat 1 and has the first button.",
    },
  },
  tolerance: "Balance",
  toleranceChoice: (tolerance: number): string =>
    `Tables may differ by ${tolerance} ${plural(tolerance, { one: "player", other: "players" })}`,
  toleranceMeans: (tolerance: number): string =>
    `As soon as one table has ${tolerance + 1} more than another, a player moves.`,
  mover: "Who moves",
  movers: {
    same_position: {
      choice: "The same position",
      means: "The player as far from the button as the one who was eliminated.",
    },
  },
  fromTable: "From which table",
  fromTables: {
    low_card: {
      choice: "Low card",
      means:
        "Each of the fullest tables is dealt a card; the low card gives a player. The ace of spades is high.",
    },
  },
  toSeat: "To which seat",
  toSeats: {
    eliminated_seat: {
      choice: "The eliminated player’s seat",
      means: "The mover takes the seat that came free.",
    },
  },
  redraws: "Redraws",
  redrawAt: (players: number, tables: string): string => `at ${players} left to ${tables}`,
  redrawsMeans: "Everybody left draws a new seat.",
};
