/** What the rooms of the desk say. */

import { listed, several } from "$shared/book.svelte";
import type { HeldEnd } from "$shared/types/HeldEnd";
import type { Phase } from "$shared/types/Phase";
import { say, under } from "./say";
import { deskChips } from "./chips";
import { deskMoney } from "./money";
import { deskPaper } from "./paper";
import { deskPrizes } from "./prizes";
import { deskRules } from "./rules";
import { deskSchedule } from "./schedule";
import { deskSeats } from "./seats";
import { deskSound } from "./sound";

export const deskRooms = {
  clock: under("clock", {
    note: "",
    startMissed: (time: string): string => say("clock-start-missed", { time }),
    rebuysUntil: (level: number): string => say("clock-rebuys-until", { level }),
    lateUntil: (level: number): string => say("clock-late-until", { level }),
    jump: (stage: string): string => say("clock-jump", { stage }),
    comesOff: (value: number, name: string): string => say("clock-comes-off", { value, name }),
  }),
  schedule: deskSchedule,
  chips: deskChips,
  seats: deskSeats,
  money: deskMoney,
  players: under("players", {
    about: (entries: number, left: number, phase: Phase): string =>
      phase === "registering" || phase === "drawn"
        ? say("players-about-entered", { entries })
        : say("players-about-left", { left, entries }),
    newPlayer: (name: string): string => say("players-new-player", { name }),
    chooseWho: (name: string): string => say("players-choose-who", { name }),
    namesake: (name: string, where: string): string =>
      where === "" ? say("players-namesake", { name }) : say("players-namesake-at", { name, where }),
    columns: under("players-columns"),
    orders: under("players-orders"),
    none: (search: string): string =>
      search === "" ? say("players-none") : say("players-none-called", { search }),
    noShow: under("players-no-show") satisfies Record<HeldEnd, string>,
    rebuys: (count: number): string => say("players-rebuys", { count }),
    bounties: (count: number, worth: string): string => say("players-bounties", { count, worth }),
    renameAbout: (name: string): string => say("players-rename-about", { name }),
    newName: (name: string): string => say("players-new-name", { name }),
    lastNameOf: (name: string): string => say("players-last-name-of", { name }),
    cardOf: (name: string): string => say("players-card-of", { name }),
  }),
  roster: under("roster", {
    /** In the words that a list is read by, which are English in every language. */
    example: "Anna Berg\nLuis Romero, card\nChen Wei, unpaid",
    enter: (count: number): string => say("roster-enter", { count }),
  }),
  registration: under("registration", {
    length: (from: string, to: string): string =>
      from === to ? from : say("registration-length", { from, to }),
    morePrizes: (count: number): string => say("registration-more-prizes", { count }),
    inAll: (count: number): string => say("registration-in-all", { count }),
    planned: (field: string, tables: string): string => say("registration-planned", { field, tables }),
    table: (table: number): string => say("registration-table", { table: String(table) }),
    tableOf: (number: number, tables: number): string => say("registration-table-of", { number, tables }),
  }),
  tables: under("tables", {
    open: (count: number): string => say("tables-open", { count }),
    breaking: (tables: number[]): string =>
      say("tables-breaking", {
        tables: tables.map(String).reduce((first, next) => say("tables-then", { first, next })),
      }),
    /** Tables of each size, from the fullest: `2 ten-handed, 4 nine-handed`. */
    sizes: (sizes: [number, number][]): string =>
      several(sizes.map(([size, tables]) => say("tables-sizes", { tables, size }))),
    called: (table: number, name: string): string =>
      name === ""
        ? say("tables-called", { table: String(table) })
        : say("tables-called-name", { table: String(table), name }),
    seat: (seat: number): string => say("tables-seat", { seat }),
    ofSeats: (count: number, capacity: number): string => say("tables-of-seats", { count, capacity }),
    tableMenu: (table: number): string => say("tables-table-menu", { table: String(table) }),
    noneFound: (search: string): string => say("tables-none-found", { search: search.trim() }),
    verbs: under("tables-verbs"),
    whole: under("tables-whole", {
      halts: (table: string): string => say("tables-whole-halts", { table }),
      playOnAbout: (table: number): string => say("tables-whole-play-on-about", { table: String(table) }),
    }),
    order: under("tables-order", {
      place: (table: string, place: number): string => say("tables-order-place", { table, place }),
      earlier: (table: string): string => say("tables-order-earlier", { table }),
      later: (table: string): string => say("tables-order-later", { table }),
      more: (count: number): string => say("tables-order-more", { count }),
    }),
    nextHandAbout: (table: number): string => say("tables-next-hand-about", { table: String(table) }),
    openSeatOf: (seat: number): string => say("tables-open-seat-of", { seat }),
    goneTable: (table: number): string => say("tables-gone-table", { table: String(table) }),
    seatOf: (seat: number, who: string): string => say("tables-seat-of", { seat, who }),
    lockedFor: (name: string): string => say("tables-locked-for", { name }),
    penaltyFor: (hands: number): string => say("tables-penalty-for", { hands }),
    away: (players: number): string => say("tables-away", { players }),
    penalties: (players: number): string => say("tables-penalties", { players }),
    underWay: (count: number): string => say("tables-under-way", { count }),
    all: (count: number): string => say("tables-all", { count }),
    allOf: (cause: string): string => say("tables-all-of", { cause }),
    foundArrived: (count: number): string => say("tables-found-arrived", { count }),
    noMoveFound: (search: string): string => say("tables-no-move-found", { search: search.trim() }),
    moreMoves: (count: number): string => say("tables-more-moves", { count }),
    ago: (minutes: number): string =>
      minutes === 0 ? say("tables-just-now") : say("tables-ago", { minutes }),
    notArrived: (minutes: number): string => say("tables-not-arrived", { minutes }),
    hasArrived: (name: string): string => say("tables-has-arrived", { name }),
    tick: (name: string): string => say("tables-tick", { name }),
  }),
  prizes: deskPrizes,
  paper: deskPaper,
  log: under("log", {
    about: (lines: number): string => say("log-about", { lines }),
    allOf: (name: string): string => say("log-all-of", { name }),
    saved: (path: string): string => say("log-saved", { path }),
    found: (lines: number): string => say("log-found", { lines }),
    lineAt: (line: number, at: string): string => say("log-line-at", { line: String(line), at }),
    ways: under("log-ways"),
    waysAbout: under("log-ways-about"),
    depends: (lines: number): string => say("log-depends", { lines }),
    more: (count: number): string => say("log-more", { count }),
    waits: (name: string): string => say("log-waits", { name }),
    together: (lines: number[]): string =>
      say("log-together", { count: lines.length, lines: listed(lines.map(String)) }),
    along: (lines: number): string => say("log-along", { lines }),
  }),
  houseRules: deskRules,
  sound: deskSound,
};
