/** What both windows say. */

import { chips, shortChips } from "../../format";
import type { HandState } from "../../types/HandState";
import type { Meets } from "../../types/Meets";
import type { Pace } from "../../types/Pace";
import { tableName } from "../../table-names.svelte";
import { ordinalOf, pluralOf } from "../plural";

const plural = pluralOf("en");
const ordinal = ordinalOf("en", { one: "st", two: "nd", few: "rd", other: "th" });

export const common = {
  ordinal,
  /** `3rd`, or `3rd to 5th` where places are shared. */
  places: (from: number, to: number): string =>
    from === to ? ordinal(from) : `${ordinal(from)} to ${ordinal(to)}`,
  level: (number: number): string => `Level ${number}`,
  onBreak: "Break",
  blinds: "Blinds",
  ante: "Ante",
  studAnte: "Stud ante",
  bringIn: "Bring-in",
  bets: "Bets",
  prizes: "Prizes",
  table: "Table",
  /** What a player who moves meets at the new seat. */
  meets: {
    big_blind: "big blind next hand",
    small_blind: "small blind next hand",
    button: "button next hand",
    between: "dealt in, nothing to post",
    waits: "waits until the button has passed",
  } satisfies Record<Meets, string>,
  /** Hand-for-hand by what the tables play together. */
  paces: {
    hand_for_hand: "Hand-for-hand",
    soft: "Soft hand-for-hand",
    round: "Round-for-round",
  } satisfies Record<Pace, string>,
  /** How far a table is with the hand. */
  handStates: { playing: "playing", held: "all-in, held", done: "done" } satisfies Record<HandState, string>,
  players: (count: number): string => `${chips(count)} ${plural(count, { one: "player", other: "players" })}`,
  entries: (count: number): string => `${chips(count)} ${plural(count, { one: "entry", other: "entries" })}`,
  tables: (count: number): string => `${chips(count)} ${plural(count, { one: "table", other: "tables" })}`,
  smallBets: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "small bet", other: "small bets" })}`,
  bigBlindsShort: (count: number): string => `${chips(count)} BB`,
  /** `25s and 100s` as players call the chips. */
  chipsCalled: (values: number[]): string =>
    new Intl.ListFormat("en").format(values.map((value) => `${shortChips(value)}s`)),
  /** `table 6`; with a name it goes by that, and a name that begins with a figure is a kind of number. */
  tableCalled: (table: number): string => {
    const name = tableName(table);
    return name === "" ? `table ${table}` : /^\d/.test(name) ? `table ${name}` : name;
  },
  tableSeat: (table: number, seat: number): string => `${common.tableCalled(table)} seat ${seat}`,
};
