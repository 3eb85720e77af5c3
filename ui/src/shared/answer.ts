import type { Command, Need } from "./types";

/** The number of a seat or table as the command that answers what the advice line asks. */
export function answered(need: Need, number: number): Command {
  switch (need.type) {
    case "button":
      return { type: "set_button", table: need.table, seat: number };
    case "big_blind":
      return { type: "set_big_blind", table: need.table, seat: number };
    case "table":
      return { type: "choose_table", to: need.table, from: number };
  }
}

/** What a click on this seat, or on this table where no seat is given, answers; null where it is not what is asked for. */
export function pointed(need: Need | null, table: number, seat: number | null): Command | null {
  if (need === null) return null;
  if (need.type === "table") return need.tables.includes(table) ? answered(need, table) : null;
  return seat !== null && need.table === table ? answered(need, seat) : null;
}
