/** What the room's screen says: few words, read from fifteen metres. */

import { chips } from "../../format";
import { tableName } from "../../table-names.svelte";
import type { Pace } from "../../types/Pace";
import { pluralOf } from "../plural";
import { common } from "./common";

const plural = pluralOf("en");

const hands = {
  title: common.paces,
  hand: (pace: Pace, hand: number): string => {
    const word = pace === "round" ? "Round" : "Hand";
    return hand === 0 ? `Finish the ${word.toLowerCase()} in progress` : `${word} ${hand}`;
  },
  off: (time: string): string => `${time} a hand`,
  from: "from",
  theMoney: "the money",
  inTheMoney: "In the money",
  over: "It is over",
  toGo: (players: number): string => plural(players, { one: "player to go", other: "players to go" }),
  paid: (places: number, pays: string): string =>
    `${chips(places)} ${plural(places, { one: "is", other: "are" })} paid. ${pays}`,
  pays: (place: string, amount: string): string => `${place} takes ${amount}.`,
  stay: (pace: Pace): string =>
    `Stay seated; the next ${pace === "round" ? "round" : "hand"} starts together.`,
  last: "It ends when every table has finished.",
  more: (tables: number): string => `+${chips(tables)}`,
  doneOf: (done: number, tables: number): string =>
    `${chips(done)} of ${chips(tables)} ${plural(tables, { one: "table", other: "tables" })} done`,
  state: common.handStates,
};

export const projector = {
  hands,
  timeCalledOn: (name: string, where: string): string => `Time: ${name}${where === "" ? "" : ` · ${where}`}`,
  timeIsUp: (who: string): string => `${who} · time is up`,
  buyIn: (price: string): string => `${price} buy-in`,
  playersLabel: "Players",
  anteOf: (amount: string): string => `ante ${amount}`,
  levelLeft: (level: string): string => `${level} · left`,
  ofEntries: (entries: number): string => `of ${chips(entries)}`,
  rebuysLabel: "Rebuys",
  tablesLabel: "Tables",
  noAnte: "no ante",
  atTime: (time: string): string => `at ${time}`,
  colourUp: (chipsCalled: string): string => `${chipsCalled} colour up`,
  placeRange: (from: string, to: string): string => `${from}–${to}`,
  nextToPay: "next to pay",
  overlay: (amount: string): string => `${amount} overlay`,
  bounties: "Bounties",
  bountiesWon: (count: number): string => `× ${chips(count)}`,
  head: (amount: string): string => `${amount} on the head`,
  onHeads: (amount: string): string => `${amount} on heads`,
  inEnvelopes: (amount: string): string => `${amount} in envelopes`,
  dealTalks: "Deal talks",
  dealAbout: (shared: string): string => `${shared} to share`,
  dealLeft: (left: string): string => `${left} left for the winner`,
  dealChips: "Chips",
  dealKinds: { even: "Evenly", chips: "By chips", icm: "ICM" },
  fromTheMoney: (count: number): string => `${chips(count)} from the money`,
  inTheMoney: "In the money",
  nextPayout: "Next payout",
  firstPrize: "First prize",
  placesPaid: (count: number): string => `${chips(count)} paid`,
  lateEntryUntil: (level: number): string => `late registration until level ${level}`,
  rebuysUntil: (level: number): string => `rebuys until level ${level}`,
  entryAndRebuysUntil: (level: number): string => `late registration and rebuys until level ${level}`,
  lateEntryCloses: "late registration closes with this level",
  rebuysClose: "last level of rebuys",
  entryAndRebuysClose: "last level of registration and rebuys",
  lateEntryClosesAt: (time: string): string => `Late registration closes at ${time}`,
  rebuysCloseAt: (time: string): string => `Rebuys close at ${time}`,
  entryAndRebuysCloseAt: (time: string): string => `Late registration and rebuys close at ${time}`,
  lastMinute: "last minute",
  lastHand: "last hand of the level",
  byHands: (hands: number): string =>
    `the level ends after ${chips(hands)} ${plural(hands, { one: "hand", other: "hands" })}`,
  estimated: "estimated",
  gameEvery: (games: string, hands: number): string =>
    `${games} · next game every ${chips(hands)} ${plural(hands, { one: "hand", other: "hands" })}`,
  startsIn: "Cards in the air in",
  startsInShort: (left: string): string => `starts in ${left}`,
  paused: "Paused",
  pausedIn: (what: string): string => `in ${what.toLowerCase()}`,
  breakUntil: (time: string): string => `back at ${time}`,
  thenLevel: (level: number): string => `Then level ${level}`,
  comesOff: "Coloured up in this break",
  registrationOpen: "Registration is open",
  seatsDrawn: "Seats are drawn",
  startsAt: (time: string) => `starts at ${time}`,
  entriesLabel: "Entries",
  firstLevel: "First level",
  endedIn: "Ended in",
  startingStack: "Starting stack",
  findYourSeat: "Find your seat",
  seatingPage: (page: number, pages: number): string => `page ${page} of ${pages}`,
  nextPageIn: (seconds: number): string => `next in ${seconds} s`,
  oldSeat: "from",
  shortSeat: (table: number, seat: number): string => `${tableName(table) || table}–${seat}`,
  breaksNext: "Breaks next: table",
  thenTables: (tables: string[]): string => `then ${tables.join(", ")}`,
  lastToBreak: "the last before a redraw",
  nextToBreak: (tables: string[]): string =>
    `${plural(tables.length, { one: "Next table to break", other: "Next tables to break" })}: ${tables.join(", ")}`,
  tableBreaks: (tables: string[]): string =>
    `${plural(tables.length, { one: "Table", other: "Tables" })} ${new Intl.ListFormat("en").format(tables)} ${plural(tables.length, { one: "breaks", other: "break" })}`,
  tableNamedBreaks: (table: string): string => `${table} breaks`,
  alternates: "Alternates",
  alternatesWait: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "waits for a seat", other: "wait for a seat" })}`,
  seatsOpen: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "seat open", other: "seats open" })}`,
  newMove: "new",
  pleaseMoveOf: (page: number, pages: number): string => `Please move ${page}/${pages}`,
  drawFingerprint: (fingerprint: string): string => `draw ${fingerprint}`,
  pleaseMove: "Please move",
  movesCount: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "player moves", other: "players move" })}`,
  moveFrom: (tableCalled: string, seat: number): string => `from ${tableCalled}, seat ${seat}`,
  newSeat: "new seat",
  finalTable: "Final table",
  seats: "Seats",
  dealer: "D",
  winner: "Winner",
  seatsWon: "The satellite is over",
  winsSeat: "A seat for everybody left",
  winsPrize: (prize: string): string => `wins ${prize}`,
  winsEvent: "wins the tournament",
  playEnds: "Play ends about",
  endUnknown: "–",
  noBreakAhead: "none",
  payouts: "Payouts",
  chipSet: "Chips",
  chipStays: "stays to the end",
  chipLeaves: (level: number): string => `leaves after level ${level}`,
  chipLeavesIn: (time: string): string => `leaves in ${time}`,
  chipLeavesNow: "coloured up now",
  chipGone: "no longer in play",
  colourUpTitle: "Colour-up",
  leaveTables: (value: string, next: string): string => `${value}s leave for ${next}s`,
  unitOf: (old: number, value: string, fresh: number, next: string): string =>
    `${chips(old)} × ${value} = ${chips(fresh)} × ${next}; odd ones race`,
  tablesDone: (done: number, all: number): string =>
    `${chips(done)} of ${chips(all)} ${plural(all, { one: "table", other: "tables" })} done`,
  whoSitsWhere: "Seats",
  roomMap: "The room",
  newSeats: "New seats for everybody",
  toSeat: (table: number, seat: number): string => `table ${table}, seat ${seat}`,
  logo: "The host’s logo",
  unreachable: "The clock is out of reach: look at the desk",
};
