/** What the desk is told, invented: the room of six tables, one balancing move due. */

import type { Answer } from "../types/Answer";
import type { DeskView } from "../types/DeskView";
import type { PlayerRow } from "../types/PlayerRow";
import type { Query } from "../types/Query";
import { currency, figures, moves, projector } from "./projector";
import { names, seated, tables } from "./room";
import { stages } from "./schedule";
import { clock, eventName, phases, state } from "./scene";

function desk(): DeskView {
  return {
    name: eventName,
    game: "No-limit hold’em",
    currency,
    phase: phases[state],
    clock: clock.view(),
    figures: { ...figures(), left: seated, entries: names.length, tables: tables.length },
    advice: [
      {
        kind: "balance",
        title: "Marta Ruiz, table 2 seat 5 → table 6 seat 3",
        why: "Table 2 has ten players and table 6 has six; the seat nearest the button’s position is open.",
        rule: { book: "HPT", rule: "Moving players" },
        verb: "Move",
        command: { type: "arrived", moves: [1] },
        need: null,
        marks: [
          { table: 2, seat: 5 },
          { table: 6, seat: 3 },
        ],
        tables: [2, 6],
        more: 1,
      },
    ],
    moves,
    undo: { line: 211, label: "Bust: Ivo Petrov, 53rd" },
    redo: null,
    gap: null,
    revision: 412,
  };
}

function playerRows(): PlayerRow[] {
  return names.map((name, index) => {
    const entry = index + 1;
    const home = tables.flatMap(({ table, seats }) =>
      seats.filter((s) => s.entry === entry).map((s) => ({ table, seat: s.seat })),
    )[0];
    const place = home ? null : names.length - (index - seated);
    return {
      entry,
      player: entry,
      name,
      state: home ? "seated" : "out",
      seat: home ?? null,
      place,
      place_to: place,
      prize: null,
      paid_in: 2_500,
      rebuys: 0,
      rebuy: { yes: false, why_not: "Rebuys closed with level 4." },
      out_at: home ? null : Date.now() - 600_000,
    };
  });
}

/** Answers the desk's questions; the set-up rooms have no invented answer and are refused. */
export function answer(query: Query): Answer {
  switch (query.type) {
    case "desk":
      return { type: "desk", view: desk() };
    case "clock":
      return { type: "clock", view: clock.view() };
    case "projector":
      return { type: "projector", view: projector() };
    case "tables":
      return {
        type: "tables",
        view: {
          total: tables.length,
          tables: tables.slice(query.from, query.from + query.count),
          breaking_order: [6, 5, 4, 3, 2, 1],
          sizes: [10, 9, 9, 9, 9, 6],
        },
      };
    case "players": {
      const search = query.search.toLocaleLowerCase();
      const rows = playerRows().filter((row) => row.name.toLocaleLowerCase().includes(search));
      return {
        type: "players",
        view: { total: rows.length, rows: rows.slice(query.from, query.from + query.count) },
      };
    }
    case "prizes":
      return {
        type: "prizes",
        view: {
          pool: 75_000,
          paid_out: 0,
          owed: 0,
          open: 75_000,
          rows: projector().prizes,
          how: "Published table for 21–30 players: 40 / 25 / 20 / 10 / 5 per cent. Rounded to 5, the rest to first place.",
          rule: { book: "HPT", rule: "Prize structure" },
          may_still_grow: false,
        },
      };
    case "standings":
      return { type: "standings", view: { is_final: false, rows: [] } };
    case "log":
      return {
        type: "log",
        view: {
          total: 4,
          rows: [
            {
              line: 212,
              at: Date.now() - 60_000,
              device: "desk",
              verb: "Bust",
              what: "Ivo Petrov, 53rd",
              struck: false,
            },
            {
              line: 211,
              at: Date.now() - 180_000,
              device: "desk",
              verb: "Move",
              what: "Łukasz Nowak 1.8 → 6.1",
              struck: false,
            },
            {
              line: 210,
              at: Date.now() - 360_000,
              device: "desk",
              verb: "Bust",
              what: "Tom Hale, 54th",
              struck: true,
            },
            {
              line: 209,
              at: Date.now() - 540_000,
              device: "desk",
              verb: "Bust",
              what: "Ken Mori, 55th",
              struck: false,
            },
          ],
        },
      };
    case "schedule":
      return {
        type: "schedule",
        view: {
          stages,
          after_last: "After the last level the blinds double every 20 minutes.",
          current: clock.view().stage.stage,
        },
      };
    case "floor_line":
      return {
        type: "floor_line",
        view: {
          verb: "Bust",
          says: query.text ? "Dele Ade, table 6 seat 4 · finishes 52nd" : "",
          command: { type: "bust", out: [{ entry: 48, stack: null }], order: "equal", by: null },
          refusal: "",
          completions: names
            .filter((name) => query.text && name.toLocaleLowerCase().includes(query.text.toLocaleLowerCase()))
            .slice(0, 6)
            .map((name) => ({ insert: name, label: name, detail: "" })),
          ask_order: [],
        },
      };
    default:
      throw { code: "not_now", message: "The preview has no invented answer to this." };
  }
}
