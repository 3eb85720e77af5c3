/** What every room of the desk says; most of it stands among the words of the room's screens. */

import { placesCalled } from "$shared/called";
import { listed, say as roomSay } from "$shared/say.svelte";
import { shortChips } from "$shared/format";
import type { HandState, Meets, Pace } from "$shared/types";
import { tableName } from "$shared/table-names.svelte";
import { say } from "./say";

const ordinal = (number: number): string => roomSay("place", { number });

export const common = {
  ordinal,
  /** `3rd`, or `3rd to 5th` where places are shared. */
  places: placesCalled,
  level: (number: number): string => roomSay("level", { number }),
  get onBreak(): string {
    return roomSay("break");
  },
  get blinds(): string {
    return roomSay("blinds");
  },
  get ante(): string {
    return roomSay("ante");
  },
  get studAnte(): string {
    return roomSay("stud-ante");
  },
  get bringIn(): string {
    return roomSay("bring-in");
  },
  get bets(): string {
    return roomSay("bets");
  },
  get prizes(): string {
    return roomSay("prizes");
  },
  get table(): string {
    return roomSay("table");
  },
  /** What a player who moves meets at the new seat. */
  meets: (what: Meets): string => roomSay(`meets-${what}`),
  pace: (pace: Pace): string => roomSay(`pace-${pace}`),
  handState: (state: HandState): string => roomSay(`state-${state}`),
  players: (count: number): string => say("common-players", { count }),
  entries: (count: number): string => say("common-entries", { count }),
  tables: (count: number): string => roomSay("tables", { count }),
  smallBets: (count: number): string => roomSay("small-bets", { count }),
  bigBlindsShort: (count: number): string => roomSay("big-blinds-short", { count }),
  /** `25s and 100s` as players call the chips. */
  chipsCalled: (values: number[]): string =>
    listed(values.map((value) => roomSay("chips-of", { value: shortChips(value) }))),
  /** `table 6`; with a name it goes by that, and a name that begins with a figure is a kind of number. */
  tableCalled: (table: number): string => {
    const name = tableName(table);
    return name !== "" && !/^\d/.test(name)
      ? name
      : roomSay("table-numbered", { number: name || `${table}` });
  },
  tableSeat: (table: number, seat: number): string =>
    roomSay("table-and-seat", { table: common.tableCalled(table), seat: `${seat}` }),
};
