/** What the room's screen says: few words, read from fifteen metres. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");

export const projector = {
  buyIn: (price: string): string => `${price} buy-in`,
  playersLabel: "Players",
  ofEntries: (entries: number): string => `of ${chips(entries)}`,
  rebuys: (count: number): string => `${chips(count)} ${plural(count, { one: "rebuy", other: "rebuys" })}`,
  anteNext: (ante: string): string => `ante ${ante}`,
  noAnte: "no ante",
  atTime: (time: string): string => `at ${time}`,
  colourUp: (chipsCalled: string): string => `${chipsCalled} colour up`,
  noBreak: "No break ahead",
  nextToPay: "next to pay",
  morePlaces: (count: number): string => `${chips(count)} paid in all`,
  placesPaid: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "place", other: "places" })} paid`,
  fromTheMoney: (count: number): string => `${chips(count)} from the money`,
  inTheMoney: "In the money",
  nextPayout: "Next payout",
  lateEntryUntil: (level: number): string => `late registration until level ${level}`,
  rebuysUntil: (level: number): string => `rebuys until level ${level}`,
  entryAndRebuysUntil: (level: number): string => `late registration and rebuys until level ${level}`,
  lastMinute: "Last minute",
  paused: "Paused",
  clockStopped: "The clock is stopped",
  breakUntil: (time: string): string => `back at ${time}`,
  breakThen: "Then",
  comesOff: "Coloured up in this break",
  notStarted: "Not started",
  shuffleUpSoon: "Registration is open",
  entriesSoFar: "Entries",
  startingWith: "First level",
  levelLength: (length: string): string => `${length} a level`,
  findYourSeat: "Find your seat",
  seatingPage: (page: number, pages: number): string => `${page} of ${pages}`,
  drawFingerprint: (fingerprint: string): string => `draw ${fingerprint}`,
  moves: (count: number): string => plural(count, { one: "Please move", other: "Please move" }),
  moveFrom: (table: number, seat: number): string => `from table ${table}, seat ${seat}`,
  moreMoves: (count: number): string => `and ${chips(count)} more`,
  finalTable: "Final table",
  winner: "Winner",
  wins: (prize: string): string => `wins ${prize}`,
  unreachable: "The clock is out of reach. Look at the desk.",
};
