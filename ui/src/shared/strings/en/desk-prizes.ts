/** What the desk says about prizes: the pool, the structure, deals, bounties. */

import { chips, inTenths, perCent } from "../../format";
import { exampleAmount } from "../../typed";
import type { Currency } from "../../types/Currency";
import type { DealKind } from "../../types/DealKind";
import type { PlacedBy } from "../../types/PlacedBy";
import type { Payment } from "../../types/Payment";
import type { Phase } from "../../types/Phase";
import { pluralOf } from "../plural";
import { deskMoney } from "./desk-money";

const plural = pluralOf("en");
const players = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "player", other: "players" })}`;
const places = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "place", other: "places" })}`;
/** By what it was paid, where that is not the usual. */
const otherwise = (by: Payment | null): string =>
  by === null || by === "cash" ? "" : ` · ${deskMoney.payments[by].toLowerCase()}`;

export const deskPrizes = {
  about: (paid: number, fromTheMoney: number, phase: Phase): string => {
    const all = `${places(paid)} paid`;
    if (phase !== "playing") return all;
    return fromTheMoney === 0 ? `${all} · in the money` : `${all} · ${players(fromTheMoney)} from the money`;
  },
  tabs: "What to see of the prizes",
  tab: {
    prizes: "Prizes",
    structure: "Structure",
    deal: "Deal & end",
    bounties: "Bounties",
    payments: "Payments",
  },
  sheet: "Payout sheet",
  poster: "Prize poster",
  pool: "Prize pool",
  mayGrow: "may still grow",
  overlay: (overlay: string): string => `${overlay} overlay`,
  open: "Still to be won",
  owed: "Owed",
  paid: "Handed over",
  place: "Place",
  prize: "Prize",
  holder: "Holder",
  handedOver: "Handed over",
  handOver: "Hand over",
  handOverRest: (rest: string): string => `Hand over ${rest} more`,
  handed: (time: string, by: Payment | null): string => `${time}${otherwise(by)}`,
  handOverTo: (name: string): string => `Hand the prize over to ${name}`,
  handOverLess: (rest: string): string => `Hand over ${rest}, less what is owed`,
  handOverLessTo: (name: string): string => `Hand the prize over to ${name}, less what is owed`,
  owes: (owed: string): string => `owes ${owed}`,
  paidTooMuch: "Paid too much",
  takeBack: (over: string, name: string): string => `${over} back from ${name}`,
  tooMuch: (over: string): string => `${over} too much since a correction`,
  report: (net: string): string => `net ${net}: to be reported`,
  reportAbout: "Net winnings above the threshold are reported (TCH 6b).",
  nextToWin: "next to be won",
  stillOpen: "",
  pages: "Places",
  standings: "Standings so far",
  finalStandings: "Final standings",
  nobodyOut: "Nobody is out yet.",

  paste: {
    title: "From a spreadsheet or a file",
    get example() {
      return `1; ${perCent(5_000)}\n2; ${perCent(2_500)}\n3-4; ${perCent(1_250)}`;
    },
    about: "A place, or several, and what each of them gets: percentages or amounts. CSV or text.",
    use: (places: number): string =>
      places === 0
        ? "Use these"
        : `Use these ${chips(places)} ${plural(places, { one: "place", other: "places" })}`,
    file: "Load a file",
    line: (line: number, note: string): string => `Line ${chips(line)}: ${note}`,
  },
  structure: {
    kinds: "How the pool is divided",
    kind: {
      tables: "Published",
      generated: "Generated",
      percentages: "Shares",
      amounts: "Amounts",
      seats: "Seats",
    },
    kindAbout: {
      tables: "The home game’s tables up to 30 entries; generated beyond (HPT, Payout).",
      generated: "Round numbers in tiers, close to a power law, for any field.",
      percentages:
        "Your own shares from first place down, such as 50 30 20. Type over one or drag its bar: the rest follow.",
      amounts:
        "As they stand now, whatever the entries do. Type over an amount or drag its bar: the rest follow.",
      seats: "As many seats in another event as the pool buys, the rest in cash.",
    },
    places: "Places paid",
    get placesAbout() {
      return `A number, or a share of the field such as ${perCent(1_250)}.`;
    },
    least: "Minimum cash",
    leastAbout: "In buy-ins.",
    first: "First place",
    get firstAbout() {
      return `A share such as ${perCent(2_500)}, a steepness such as x${inTenths(12)}; empty for the usual.`;
    },
    tiers: "Different prizes",
    tiersAbout: "At most so many; empty for the usual.",
    usual: "as usual",
    unit: "Rounded to",
    unitAbout: "Every prize but the first is a multiple of it.",
    percentages: "Percentages",
    percentagesAbout: "Summing to 100.",
    seat: "A seat is worth",
    seatAbout: "",
    wrong: {
      amount: (currency: Currency): string => `An amount such as ${exampleAmount(currency)}.`,
      least: (): string => `A number of buy-ins such as ${inTenths(15)}.`,
      places: (): string => `A number of places, or a share such as ${perCent(1_250)}.`,
      first: (): string => `A share such as ${perCent(2_500)}, or a steepness such as x${inTenths(12)}.`,
      tiers: (): string => "A whole number.",
      percentages: (): string =>
        `Percentages with spaces between them, such as 50 ${inTenths(375)} ${inTenths(125)}.`,
      withheld: (currency: Currency): string =>
        `Every line needs what it is for and an amount such as ${exampleAmount(currency)}.`,
      goods: (): string => "Every line needs a place such as 1, and what it wins.",
    },
    terms: "The pool",
    guarantee: "Guarantee",
    guaranteeAbout: "What is missing the house puts in.",
    added: "Added by the house",
    addedAbout: "",
    withheld: "Taken out",
    withheldAbout: "Kept by name until it is handed on.",
    withheldFor: "What for",
    withheldAmount: "Amount",
    withheldLine: (number: number): string => `Taken out, line ${chips(number)}`,
    goods: "Beside money",
    goodsAbout: "",
    goodsPlace: "Place",
    goodsWhat: "What it wins",
    goodsLine: (number: number): string => `Beside money, line ${chips(number)}`,
    lineOut: (line: string): string => `Take out: ${line}`,
    reportAbove: "Report above",
    reportAboveAbout: "Net winnings; empty for what the rule book says.",
    table: "What each place gets",
    share: "Of the pool",
    amountOf: (place: string): string => `Amount of ${place}`,
    shareOf: (place: string): string => `Percentage of ${place}`,
    release: "Let it follow",
    releaseOf: (place: string): string => `Let ${place} follow the others again`,
    chart: (paid: number, first: string, last: string): string =>
      `Prizes of ${places(paid)}, from ${first} down to ${last}`,
    bar: (place: string, amount: string, share: number): string => `${place}: ${amount}, ${perCent(share)}`,
    chartAbout:
      "Drag a bar, or focus it and press the arrow keys (Page keys for ten steps, Delete to let it follow).",
    keep: "Put in force",
    lock: "Fix these amounts",
    lockAbout: "They stay as they are when entries change; a note says by how much.",
    discard: "Discard",
  },

  deal: {
    about: "Count everybody’s chips. Nothing is agreed before a deal is made.",
    left: "Left for the winner",
    leftAbout: "Comes off first place.",
    stackOf: (name: string): string => `Chips of ${name}`,
    columns: { player: "Player", chips: "Chips", share: "Share" },
    kinds: { even: "Evenly", chips: "By chips", icm: "ICM", agreed: "As agreed" } satisfies Record<
      DealKind,
      string
    >,
    total: "Together",
    sums: (counted: string, inPlay: string): string => `${counted} counted of ${inPlay} in play`,
    agrees: (counted: string): string => `${counted} counted: all that are in play`,
    stands: "The count stands",
    make: {
      even: "Deal evenly",
      chips: "Deal by chips",
      icm: "Deal by ICM",
      agreed: "Deal as agreed",
    } satisfies Record<DealKind, string>,
    unit: "Round to",
    unitAbout: "Empty: exact.",
    units: "Amounts to round to",
    shareOf: (name: string): string => `Agreed share of ${name}`,
    show: "Show the room",
    hide: "Off the screen",
    print: "Deal sheet",
    made: (kind: DealKind): string =>
      ({
        even: "Deal made: evenly",
        chips: "Deal made: by chips",
        icm: "Deal made: by ICM",
        agreed: "Deal made: as agreed",
      })[kind],
    undoAbout: "Undo takes it back.",
    off: (by: string): string =>
      `Since the deal was made, what there is for these players has changed by ${by}.`,
    leftLine: (amount: string): string => `${amount} is left for the winner.`,
    stillIn: "still in",
  },

  end: {
    title: "End here",
    about: "Everybody who is left gets a place. Nobody has to be busted.",
    by: "Places",
    ways: { deal: "By the deal", chips: "By chips", shared: "Shared" } satisfies Record<PlacedBy, string>,
    go: "End the tournament",
  },

  payments: {
    search: "Find a player",
    some: (found: number, of: number): string => `${chips(found)} of ${chips(of)}`,
    player: "Player",
    prize: "Prize due",
    bounties: "Bounties due",
    owes: "Owes",
    tooMuch: "Paid too much",
    pay: "Pay",
    payTo: (name: string): string => `Pay ${name}`,
  },

  bounties: {
    title: "Bounties",
    kinds: { fixed: "Fixed", progressive: "Progressive", mystery: "Mystery" },
    kind: {
      fixed: "Fixed: all of it to whoever knocks the player out.",
      progressive: "Progressive: half is paid, half goes onto the own head; an odd unit is paid.",
      mystery: "Mystery: drawn from sealed envelopes.",
    },
    print: "Bounty sheet",
    collected: "Collected",
    won: "Won",
    onHeads: "Still on heads",
    inEnvelopes: "In envelopes",
    notAssigned: "Not yet assigned",
    count: (count: number): string =>
      `${chips(count)} ${plural(count, { one: "bounty", other: "bounties" })}`,
    head: (amount: string): string => `${amount} on the head`,
    paidOut: "Paid out",
    owed: "Owed",
    pay: (amount: string): string => `Pay ${amount}`,
    payTo: (amount: string, name: string): string => `${amount} in bounties paid to ${name}`,
    paidBy: (by: Payment | null): string => `paid${otherwise(by)}`,
    find: "Find a player",
    more: (count: number): string => `${chips(count)} more`,
    nobodyFound: "Nobody of that name has won one.",
    standings: "Who has won them",
    nobody: "Nobody has won one yet.",
    whose: "Whose are these?",
    latest: "The latest to fall",
    by: (names: string[]): string => `won by ${new Intl.ListFormat("en").format(names)}`,
    assign: (name: string): string => `Who wins the bounty of ${name}`,
    choose: "Name or seat",
    also: "and who else?",
    without: (name: string): string => `Without ${name}`,
    nobodyCalled: "Nobody in this tournament is called that.",
    change: "Change",
    give: "Give",
    seal: "Seal the envelopes",
    sealAbout: "Puts them in an order drawn once. Nobody can see which comes next.",
    sealed: (print: string): string => `Sealed · ${print}`,
    envelopes: "Envelopes left",
    proposed: "Proposed envelopes",
    times: (count: number): string => `${chips(count)} ×`,
    openOf: (name: string): string => `Open the envelope for ${name}`,
    open: "Open",
  },
};
