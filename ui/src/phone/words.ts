/** What a phone says. Kept apart from the desk's words, which a phone need not load. */

import { chips } from "$shared/format";
import { ordinalOf, pluralOf } from "$shared/strings/plural";
import { tableName } from "$shared/table-names.svelte";
import type { Meets } from "$shared/types/Meets";

const plural = pluralOf("en");
const ordinal = ordinalOf("en", { one: "st", two: "nd", few: "rd", other: "th" });

export const words = {
  live: "live",
  lost: "lost",
  lostSince: (time: string): string => `No connection to the house since ${time}`,
  lostAbout: "The clock went on without this phone. It shows again as soon as the house answers.",
  nothing: "No tournament yet.",
  chooseTournament: "Tournament",
  tabs: { clock: "Clock", seat: "My seat", prizes: "Prizes", seats: "Seats" },
  level: (level: number): string => `Level ${level}`,
  break: "Break",
  breakAt: (time: string): string => `Break at ${time}`,
  startsAt: (time: string): string => `Starts at ${time}`,
  paused: "Paused",
  notStarted: "Not started",
  finished: "Finished",
  blinds: (small: string, big: string): string => `${small} / ${big}`,
  ante: (amount: string): string => `ante ${amount}`,
  next: (stakes: string): string => `next ${stakes}`,
  players: "Players",
  of: (entries: number): string => `of ${chips(entries)}`,
  average: "Average stack",
  bigBlinds: (count: number): string => `${chips(count)} BB`,
  pool: "Prize pool",
  toTheMoney: "To the money",
  inTheMoney: "reached",
  move: (name: string): string => `${name}, please move`,
  table: "Table",
  seat: "Seat",
  from: (table: number, seat: number): string => `From ${tableName(table) || `table ${table}`} seat ${seat}.`,
  meets: {
    big_blind: "You are on the big blind there.",
    small_blind: "You are on the small blind there.",
    button: "You are on the button there.",
    between: "You are dealt in and post nothing.",
    waits: "You wait there until the button has passed.",
  } satisfies Record<Meets, string>,
  at: (table: number, seat: number): string => `${tableName(table) || `Table ${table}`} seat ${seat}`,
  find: {
    whole: "Your name or entry number",
    short: "Your name or entry number",
    hidden: "Your entry number",
  },
  findAbout: "Find your seat. This phone then remembers you and shows when you have to move.",
  nobody: "Nobody by this name or number.",
  more: (count: number): string =>
    `${chips(count)} more ${plural(count, { one: "player", other: "players" })}: type more of the name.`,
  notMe: "This is not me",
  waits: "You have no seat yet.",
  out: (place: number, to: number): string =>
    place === to ? `${ordinal(place)} place` : `${ordinal(place)} to ${ordinal(to)} place`,
  gone: "This entry is no longer there.",
  places: (place: number, to: number): string =>
    place === to ? ordinal(place) : `${ordinal(place)}–${ordinal(to)}`,
  noPrizes: "No prizes are set.",
  noSeats: "Seats are not drawn yet.",
  moreRows: "Show more",
};
