/** What the desk says of money: payments, the ledger, receipts, held money. */

import { chips } from "../../format";

export const deskMoney = {
  payment: "Paid by",
  payments: {
    cash: "Cash",
    card: "Card",
    transfer: "Transfer",
    other: "Other",
    unpaid: "Not paid yet",
  },
  buyIn: "Buy-in",
  usual: "Usual",
  buyInOf: (name: string, price: string, stack: string): string => `${name} · ${price} for ${stack}`,
  early: (stack: string): string => `${stack} of them for being early`,
  offer: (price: string, stack: string, taken: number, limit: number | null): string =>
    `${price} for ${stack} in chips; ${chips(taken)}${limit === null ? "" : ` of ${chips(limit)}`} taken`,
  addOn: "Add-on",
  reEnter: "Re-entry",
  reEntryNumber: (number: number): string => `entry ${chips(number)} of this player`,
  owes: (amount: string): string => `owes ${amount}`,
  settleAbout: (amount: string): string => `Notes that ${amount} was paid in cash`,
  noShow: "Take out as a no-show",
  receiptOf: (name: string): string => `Print the receipt of ${name}`,
  ledger: "Ledger",
  filter: "Which lines",
  filters: { all: "All", sold: "Sold", unpaid: "Not paid", out: "Given back and out" },
  columns: { time: "Time", what: "What", name: "Player", amount: "Amount", paid: "Paid by" },
  empty: "Nothing of this kind so far.",
  void: "taken back",
  takeBack: "Take back",
  takeBackAbout: "Returns the money; the chips leave play, and both lines stay",
  pay: (name: string): string => `By what ${name} paid`,
  tills: "In the tills",
  purposes: "It is for",
  accounts: {
    cash: "Cash",
    card: "Card",
    transfer: "Transfer",
    other: "Other",
    owed: "Owed by players",
    prizes: "Prizes",
    fees: "House fees",
    bounties: "Bounties",
    staff: "Staff",
    league: "League",
    held: "Held for no-shows",
  },
  together: "Together",
  heldTitle: "Held for no-shows",
  heldUntil: (date: string): string => `until ${date}`,
  heldOver: "the time is over",
  collected: "Collected",
  toHouse: "To the house",
  cashReport: "Cash report",
  printCashReport: "Print the cash report",
  price: (prize: string, fee: string, bounty: string, staff: string, league: string): string =>
    [
      prize && `${prize} prize pool`,
      fee && `${fee} fee`,
      bounty && `${bounty} bounty`,
      staff && `${staff} staff`,
      league && `${league} league`,
    ]
      .filter((part) => part !== "")
      .join(" + "),
};
