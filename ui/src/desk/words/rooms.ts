/** What the rooms of the desk say. */

import { listed, several } from "$shared/book.svelte";
import type { HeldMoneyEnd, Phase } from "$shared/types";
import { parts, say, under } from "./say";
import { common } from "./common";
import { deskChips } from "./chips";
import { deskMoney } from "./money";
import { deskPaper } from "./paper";
import { deskPrizes } from "./prizes";
import { deskRules } from "./rules";
import { deskSchedule } from "./schedule";
import { deskSound } from "./sound";

export const deskRooms = {
  clock: under("clock", {
    note: "",
  }),
  schedule: deskSchedule,
  chips: deskChips,
  seats: under("seats", {
    kinds: under("seats-kinds"),
    openTable: (table: number): string => say("seats-open-table", { table: common.tableCalled(table) }),
    apartFrom: (names: string[]): string => say("seats-apart-from", { names: listed(names) }),
  }),
  money: deskMoney,
  players: under("players", {
    about: (entries: number, left: number, phase: Phase): string =>
      phase === "playing"
        ? say("players-about-left", { left, entries })
        : say("players-about-entered", { entries }),
    namesake: (name: string, where: string): string =>
      where === "" ? say("players-namesake", { name }) : say("players-namesake-at", { name, where }),
    ...parts("players", "columns", "orders", "filters"),
    none: (search: string): string =>
      search === "" ? say("players-none") : say("players-none-called", { search }),
    noShow: under("players-no-show") satisfies Record<HeldMoneyEnd, string>,
  }),
  guests: under("guests", {
    ...parts("guests", "answers"),
    /** In the words that a list is read by, which are English in every language. */
    example: "Anna Berg +1, paid\nLuis Romero, maybe\nChen Wei, not coming",
  }),
  roster: under("roster", {
    /** In the words that a list is read by, which are English in every language. */
    example: "Anna Berg\nLuis Romero, card\nChen Wei, unpaid",
  }),
  registration: under("registration", {
    length: (from: string, to: string): string =>
      from === to ? from : say("registration-length", { from, to }),
    table: (table: number): string => say("registration-table", { table: String(table) }),
  }),
  tables: under("tables", {
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
    tableMenu: (table: number): string => say("tables-table-menu", { table: String(table) }),
    noneFound: (search: string): string => say("tables-none-found", { search: search.trim() }),
    ...parts("tables", "verbs", "order"),
    whole: under("tables-whole", {
      playOnAbout: (table: number): string => say("tables-whole-play-on-about", { table: String(table) }),
    }),
    nextHandAbout: (table: number): string => say("tables-next-hand-about", { table: String(table) }),
    goneTable: (table: number): string => say("tables-gone-table", { table: String(table) }),
    noMoveFound: (search: string): string => say("tables-no-move-found", { search: search.trim() }),
    ago: (minutes: number): string =>
      minutes === 0 ? say("tables-just-now") : say("tables-ago", { minutes }),
  }),
  prizes: deskPrizes,
  paper: deskPaper,
  log: under("log", {
    lineAt: (line: number, at: string): string => say("log-line-at", { line: String(line), at }),
    ...parts("log", "ways", "ways-about"),
    together: (lines: number[]): string =>
      say("log-together", { count: lines.length, lines: listed(lines.map(String)) }),
  }),
  houseRules: deskRules,
  sound: deskSound,
};
