/** What the desk is told, invented: the room of six tables, one balancing move due. */

import type { Answer } from "../types/Answer";
import type { DeskView } from "../types/DeskView";
import type { PlayerRow } from "../types/PlayerRow";
import type { Query } from "../types/Query";
import { findTables, moveList, roomMap } from "./desk-tables";
import { chipsView, race } from "./chips";
import { draw, drawPlan, roster, setUpView, standings } from "./desk-rooms";
import { alternates, cardDraw, drawCheck } from "./seats";
import { announced, currency, figures, moves, payouts, predictedEnd, projector, seating } from "./projector";
import { dealView, prizeDraft, prizesView } from "./prizes";
import { names, seated, tables } from "./room";
import { floorLine } from "./desk-floor";
import { floorClocks, handForHand, timeCall } from "./hands";
import { houseRulesView } from "./house-rules";
import { correction, foundLines, log } from "./desk-log";
import { ledger } from "./desk-ledger";
import { curve, generated } from "./generated";
import { readSchedule, scheduleDraft, scheduleView } from "./desk-schedule";
import { asked, clock, eventName, phases, state } from "./scene";

/** The question about the clock, when the address asks for it: `?gap`. */
function gap(): DeskView["gap"] {
  if (!asked.has("gap")) return null;
  const { stage, next_level } = clock.view();
  return {
    seen_at: Date.now() - 240_000,
    away_ms: 240_000,
    run_on: { stage, remaining_ms: 372_000 },
    resume: { stage: asked.get("gap") === "level" ? next_level : stage, remaining_ms: 580_000 },
  };
}

function advice(): DeskView["advice"] {
  const rule = { book: "HPT", rule: "Moving players" };
  const nothing = { command: null, need: null, marks: [], tables: [], more: 0, begins: "", own_key: false };
  if (asked.has("calm") || phases[state] === "finished") return [];
  if (phases[state] === "registering") {
    return [
      {
        ...nothing,
        kind: "draw",
        title: "Draw seats for 60 players at 6 tables",
        why: "Everybody draws a card; the suit is the table and the rank is the seat.",
        rule: { book: "HPT", rule: "Seating" },
        verb: "Draw",
        command: { type: "draw_seats" },
      },
    ];
  }
  if (phases[state] === "drawn") {
    return [
      {
        ...nothing,
        kind: "start",
        title: "Shuffle up and deal",
        why: "Every player has a seat. The clock starts with level 1.",
        rule: { book: "HPT", rule: "Seating" },
        verb: "Deal",
        command: { type: "start_clock" },
      },
    ];
  }
  if (state === "break" && asked.get("advice") === "race") {
    return [
      {
        ...nothing,
        kind: "colour_up",
        title: "Race off the 5s: 4 tables to go",
        why: "no blind or ante needs them any more; 25s take their place",
        rule: { book: "HPT", rule: "Tournaments 11" },
        verb: "Chips",
        tables: [3, 4, 5, 6],
      },
    ];
  }
  if (state === "hand_for_hand") {
    return [
      {
        ...nothing,
        kind: "hand_for_hand",
        title: asked.has("rank")
          ? "Table 6: who had more chips, Ivo Petrov and Marta Ruiz?"
          : "Tables 3, 6 and 11 still play the hand",
        why: "tick each as it finishes: its number and Enter; hold and its number for an all-in and a call",
        rule: { book: "TCH", rule: "P8" },
        verb: "",
      },
    ];
  }
  const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  if (asked.get("need") === "table") {
    return [
      {
        ...nothing,
        kind: "balance",
        title: "Balance: which table gives a player to table 6?",
        why: "10 at tables 2 and 4, 6 at table 6",
        rule: { book: "RRoP", rule: "17" },
        verb: "Choose",
        need: { type: "table", table: 6, tables: [2, 4] },
      },
    ];
  }
  if (asked.get("need") === "big_blind") {
    return [
      {
        ...nothing,
        kind: "balance",
        title: "Balance: at which seat was the last big blind of table 2?",
        why: "10 at table 2, 6 at table 6: the next one moves; table 6 halts until then",
        rule: { book: "TCH", rule: "11a" },
        verb: "Set",
        need: { type: "big_blind", table: 2, seats },
        more: 1,
      },
    ];
  }
  if (asked.has("need")) {
    return [
      {
        ...nothing,
        kind: "balance",
        title: "Balance: at which seat is the button of table 2?",
        why: "10 at table 2, 6 at table 6: whoever sits as the player eliminated sat, counted from the button, moves",
        rule,
        verb: "Set",
        need: { type: "button", table: 2, seats },
      },
    ];
  }
  return [
    {
      kind: "balance",
      title: "Balance: Marta Ruiz, table 2 seat 5 → table 6 seat 3",
      why: "3rd to the left of the button, as the player eliminated there; big blind there next hand; before the next hand anywhere",
      rule,
      verb: "Move",
      command: { type: "arrived", moves: [1] },
      need: null,
      marks: [
        { table: 2, seat: 5 },
        { table: 6, seat: 3 },
      ],
      tables: [2, 6],
      more: 1,
      begins: "",
      own_key: false,
    },
  ];
}

function desk(): DeskView {
  return {
    name: eventName,
    game: "No-limit hold’em",
    currency,
    locale: asked.get("locale"),
    phase: phases[state],
    clock: clock.view(),
    figures: { ...figures(), left: seated, entries: names.length, tables: tables.length },
    predicted_end: predictedEnd(),
    advice: advice(),
    put_off: {
      choices: ["until the room changes", "for 10 minutes", "until level 8"].map((words) => ({
        words,
        command: {
          type: "put_off",
          matter: { kind: "balance", entry: null },
          until: { type: "change" },
          reason: "",
        },
      })),
      waiting: [],
    },
    moves:
      moves.length === 0
        ? { players: 0, oldest: null }
        : { players: moves.length, oldest: clock.view().now - 400_000 },
    time_call: timeCall(),
    other_time_calls: [],
    due_in_ms: null,
    away: phases[state] === "playing" ? 4 : 0,
    hand_for_hand: handForHand(),
    table_names: tables.filter(({ name }) => name !== "").map(({ table, name }) => [table, name]),
    undo: { line: 211, label: "Bust: Ivo Petrov, 53rd" },
    redo: { line: 210, label: "Bust: Tom Hale, 54th" },
    gap: gap(),
    revision: 412,
  };
}

const may = { yes: true, why_not: "" };

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
      last_name: "",
      card: "",
      state: home ? "seated" : "out",
      seat: home ?? null,
      alternate: null,
      locked: entry === 4 ? { table: 3, seat: 2 } : null,
      apart: entry === 5 ? ["Marta Ruiz"] : [],
      deals: entry === 7,
      absent_since: entry === 9 ? Date.now() - 400_000 : null,
      place,
      place_to: place,
      prize: null,
      bounties: 0,
      bounties_won: 0,
      paid_in: 2_500,
      rebuys: 0,
      add_ons: 0,
      owes: entry === 3 ? 2_500 : 0,
      listed: entry % 3 === 0 ? entry : null,
      entry_of_player: entry === 6 ? 2 : 1,
      receipt: entry,
      rebuy: asked.has("early") ? may : { yes: false, why_not: "Rebuys closed with level 4." },
      add_on:
        home && asked.has("early") ? may : { yes: false, why_not: "Add-ons begin with the first break." },
      re_enter: { yes: false, why_not: "This tournament has no re-entries; r is a rebuy." },
      held: null,
      no_show: entry === 9 ? may : { yes: false, why_not: "" },
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
    case "ledger":
      return { type: "ledger", view: ledger(query) };
    case "projector":
      return { type: "projector", view: { ...projector(), moves_ms: query.moves_ms } };
    case "announced":
      return { type: "announced", view: announced(query.from, query.count) };
    case "seating":
      return { type: "seating", view: seating(query.from, query.count) };
    case "payouts":
      return { type: "payouts", view: payouts(query.from, query.count) };
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
    case "tables_numbered": {
      const wanted = new Set(query.tables);
      return { type: "tables_numbered", view: tables.filter(({ table }) => wanted.has(table)) };
    }
    case "room_map":
      return { type: "room_map", view: roomMap() };
    case "find_tables":
      return { type: "find_tables", view: findTables(query.search, query.from, query.count) };
    case "moves":
      return { type: "moves", view: moveList(query.search) };
    case "players": {
      const search = query.search.toLocaleLowerCase();
      const rows = playerRows().filter((row) => row.name.toLocaleLowerCase().includes(search));
      return {
        type: "players",
        view: {
          total: rows.length,
          rows: rows.slice(query.from, query.from + query.count),
          rebuy: { price: 2_500, chips: 1_000, limit: 1 },
          add_on: { price: 2_500, chips: 2_000, limit: 1 },
          re_entry: null,
          entry: { yes: phases[state] === "registering" || asked.has("early"), why_not: "" },
          buy_ins: [
            { number: 0, name: "", price: 2_500, chips: 1_100, early: 100 },
            { number: 1, name: "Members", price: 2_000, chips: 1_100, early: 100 },
          ],
        },
      };
    }
    case "prizes":
      return { type: "prizes", view: prizesView(projector().prizes) };
    case "structure_text":
      return {
        type: "structure_text",
        view: {
          shares: null,
          places: 0,
          lines: [{ line: 2, note: "3 stands where place 2 would follow." }],
          refusal: "Put the lines that were not understood right first.",
        },
      };
    case "prize_draft":
      return { type: "prize_draft", view: prizeDraft(query) };
    case "deal":
      return { type: "deal", view: dealView(query.stacks, query.left) };
    case "standings":
      return { type: "standings", view: standings() };
    case "floor_clocks":
      return { type: "floor_clocks", view: floorClocks() };
    case "set_up":
      return { type: "set_up", view: setUpView() };
    case "chips":
      return { type: "chips", view: chipsView(query.draft) };
    case "race":
      return { type: "race", view: race(query.from, query.count) };
    case "house_rules":
      return { type: "house_rules", view: houseRulesView(query.draft) };
    case "draw_plan":
      return { type: "draw_plan", view: drawPlan() };
    case "draw":
      return { type: "draw", view: draw() };
    case "draw_check":
      return { type: "draw_check", view: drawCheck };
    case "card_draw":
      return { type: "card_draw", view: cardDraw() };
    case "alternates":
      return { type: "alternates", view: alternates(query.from, query.count) };
    case "roster_text":
      return { type: "roster", view: roster(query.text) };
    case "roster_file":
      return { type: "roster", view: roster(atob(query.base64)) };
    case "log":
      return { type: "log", view: log(query.before, query.count) };
    case "find_lines":
      return { type: "find_lines", view: foundLines(query.filter.search, query.from, query.count) };
    case "correction":
      return { type: "correction", view: correction() };
    case "floor_line_at":
      return { type: "floor_line_at", view: floorLine(query.text) };
    case "schedule":
      return { type: "schedule", view: scheduleView() };
    case "generate":
      return { type: "generate", view: generated(query.wish) };
    case "schedule_curve":
      return { type: "schedule_curve", view: curve(names.length, 60_000) };
    case "schedule_draft":
      return { type: "schedule_draft", view: scheduleDraft(query.schedule) };
    case "schedule_text":
      return { type: "schedule_text", view: readSchedule(query.text) };
    case "floor_line":
      return { type: "floor_line", view: floorLine(query.text) };
    default:
      throw { code: "not_now", message: "The preview has no invented answer to this." };
  }
}
