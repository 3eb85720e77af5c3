/** What the room's screen is told, invented. */

import type { AnnouncedMoves } from "../types/AnnouncedMoves";
import type { ChipPlan } from "../types/ChipPlan";
import type { ClockView } from "../types/ClockView";
import type { Figures } from "../types/Figures";
import type { MoveView } from "../types/MoveView";
import type { PayoutsView } from "../types/PayoutsView";
import type { PredictedEnd } from "../types/PredictedEnd";
import type { PrizeRow } from "../types/PrizeRow";
import type { ProjectorView } from "../types/ProjectorView";
import type { SeatingView } from "../types/SeatingView";
import type { StageView } from "../types/StageView";
import { handForHand, timeCall } from "./hands";
import { bounties, dealView, pool } from "./prizes";
import { names, tables } from "./room";
import { chipSet, stages } from "./schedule";
import { asked, clock, eventName, huge, phases, small, state } from "./scene";

export const currency = huge ? { code: "USD", decimals: 2 } : { code: "XXX", decimals: 2 };

const homePrizes = [305, 185, 150, 75, 35];
const hugePrizes = [
  12_100_000, 6_000_000, 4_600_000, 3_500_000, 2_600_000, 1_935_000, 1_425_000, 1_125_000, 1_000_000,
];

function prizes(): PrizeRow[] {
  const rows = small ? [] : huge ? hugePrizes : homePrizes;
  const made = rows.map((amount, index) =>
    row(index + 1, index + 1, amount, index === rows.length - 1 && !huge),
  );
  if (huge) made.push(row(1_036, 1_100, 15_000, false), row(1_101, 1_517, 12_500, true));
  if (state === "winner" && !huge) {
    for (const [index, row] of made.entries()) {
      const name = index === 0 ? "Marta Ruiz" : (names[51 + index] ?? "");
      row.holders = [
        {
          entry: index + 1,
          name,
          amount: row.amount,
          paid_at: null,
          paid_by: null,
          handed: 0,
          owed: row.amount,
          too_much: 0,
          owes: 0,
          reportable: null,
        },
      ];
    }
  }
  return made;
}

function row(place: number, place_to: number, amount: number, next: boolean): PrizeRow {
  return { place, place_to, amount: amount * 100, what: "", goods: [], holders: [], next };
}

export function figures(): Figures {
  const before = phases[state] !== "playing";
  if (huge) {
    return {
      left: before ? 10_112 : 1_519,
      alternates: phases[state] === "playing" ? 37 : 0,
      entries: 10_112,
      rebuys: 0,
      average_stack: 399_421,
      average_big_blinds: 39,
      average_in_bets: state === "stud",
      chips_in_play: 606_720_000,
      prize_pool: 9_405_220_000,
      places_paid: 1_517,
      next_prize: { place: 1_517, amount: 1_250_000 },
      from_the_money: 2,
      tables: 169,
    };
  }
  const final = state === "final_table";
  if (state === "hand_for_hand" && !small) {
    return {
      left: 52,
      alternates: 0,
      entries: 401,
      rebuys: 0,
      average_stack: 154_200,
      average_big_blinds: 26,
      average_in_bets: false,
      chips_in_play: 8_020_000,
      prize_pool: 36_090_000,
      places_paid: 50,
      next_prize: { place: 50, amount: 115_000 },
      from_the_money: 2,
      tables: 12,
    };
  }
  return {
    left: before ? 30 : final ? 8 : 11,
    alternates: 0,
    entries: 30,
    rebuys: small ? 4 : 0,
    average_stack: before ? 1_000 : final ? 3_875 : 2_818,
    average_in_bets: state === "stud",
    average_big_blinds: clock.view().stage.is_break ? null : before ? 100 : final ? 9 : 14,
    chips_in_play: 31_000,
    prize_pool: small ? 0 : 75_000,
    places_paid: small ? 0 : 5,
    next_prize: small ? null : { place: 5, amount: 3_500 },
    from_the_money: small ? 0 : final ? 3 : 6,
    tables: final ? 1 : 2,
  };
}

/** An hour and a half from now, give or take; nobody knows while the clock stands. */
export function predictedEnd(): PredictedEnd | null {
  if (clock.view().phase !== "running") return null;
  const step = 300_000;
  const now = Math.floor(Date.now() / step) * step;
  return { from: now + 15 * step, to: now + 23 * step };
}

const few: [string, [number, number], [number, number]][] = [
  ["Marta Ruiz", [2, 5], [6, 3]],
  ["Łukasz Nowak", [1, 8], [6, 1]],
];
const balance = few.map(([name, from, to], index) => move(index + 1, name, from, to));
const leaving = huge ? names.slice(20).concat(names.slice(0, 9)) : names.slice(51, 59);
/** Table 12 has just broken while two players are still on the way from before. */
const broken = leaving.map((name, index) => ({
  ...move(index + 3, name, [huge ? 1_131 : 12, (index % 10) + 1], [huge ? 140 + index : 1 + (index % 6), 10]),
  reason: huge ? "table 1131 breaks" : "table 12 breaks",
  at: Date.now() + 60_000,
  meets: index === 2 ? ("waits" as const) : null,
}));

/** The latest first. */
export const moves: MoveView[] =
  state === "breaking" || (huge && state === "moves") ? [...broken, ...balance] : balance;

function move(id: number, name: string, from: [number, number], to: [number, number]): MoveView {
  return {
    id,
    figure: id <= 9 ? id : 0,
    entry: id,
    name,
    from: { table: from[0], seat: from[1] },
    to: { table: to[0], seat: to[1] },
    meets: id === 1 ? "big_blind" : null,
    reason: "balance",
    at: Date.now(),
    arrived: false,
    absent: false,
  };
}

/** The moves to announce, by the page. */
export function announced(from: number, count: number): AnnouncedMoves {
  return {
    total: moves.length,
    newest: moves.filter(({ at }) => at === moves[0]?.at).length,
    rows: moves.slice(from, from + count),
  };
}

/** Who sits where, by name. */
export function seating(from: number, count: number): SeatingView {
  const rows = huge
    ? Array.from({ length: 2_000 }, (_, index) => ({
        name: `${names[index % names.length]} ${Math.floor(index / names.length) || ""}`.trim(),
        table: Math.floor(index / 9) + 1,
        seat: (index % 9) + 1,
      }))
    : tables.flatMap(({ table, seats }) =>
        seats.filter((seat) => seat.entry !== null).map(({ name, seat }) => ({ name, table, seat })),
      );
  rows.sort((a, b) => a.name.localeCompare(b.name));
  const shown = rows.slice(from, from + count).map((row, index) => ({
    ...row,
    // In a redraw a few sit where they sat.
    from:
      state === "redraw" && index % 7 !== 3
        ? { table: huge ? 1_012 - index : 1 + (index % 6), seat: 1 + (index % 10) }
        : null,
  }));
  return { total: rows.length, rows: shown };
}

/** The prize list of the wall. */
export function payouts(from: number, count: number): PayoutsView {
  const rows = prizes().map(({ place, place_to, amount, what, next, holders }) => ({
    place,
    place_to,
    amount,
    what,
    next,
    name: holders[0]?.name ?? "",
  }));
  if (huge) {
    for (let tier = 0; tier < 24; tier++) {
      const from = 10 + tier * 40;
      const row = {
        place: from,
        place_to: from + 39,
        amount: (900_000 - tier * 35_000) * 100,
        what: "",
        next: false,
        name: "",
      };
      rows.splice(9 + tier, 0, row);
    }
    for (const row of rows.slice(-1)) row.name = "Maximiliana von Hohenstein-Waldburg";
  }
  return { total: rows.length, rows: rows.slice(from, from + count) };
}

/** The chip set and what becomes of each colour. */
function chipPlans(view: ClockView): ChipPlan[] {
  const mine = huge ? chipSet : chipSet.slice(0, 5);
  return mine.map((chip) => {
    const leaving = stages.find((stage) => stage.colour_up.some((other) => other.value === chip.value));
    if (!leaving) return { chip, leaves: null };
    const until = stages
      .slice(view.stage.stage + 1, leaving.stage)
      .reduce((sum, stage) => sum + stage.length_ms, view.remaining_ms);
    const leaves = {
      after_level: stages[leaving.stage - 1]?.level ?? 0,
      in_ms: leaving.stage > view.stage.stage ? until : null,
      now: leaving.stage === view.stage.stage,
    };
    return { chip, leaves };
  });
}

/** Blinds in the millions for the huge field, everything else as scheduled. */
const grown = (stage: StageView): StageView =>
  huge && !stage.is_break
    ? { ...stage, small: stage.small * 1_000, big: stage.big * 1_000, ante: stage.ante * 1_000 }
    : stage;

export function projector(): ProjectorView {
  const view = clock.view();
  const moving = state === "moves" || state === "breaking" || state === "redraw";
  const final = state === "final_table";
  const lastTable = [names[59], names[1], names[13], names[52], names[55], names[53], names[56], names[4]];
  return {
    name: eventName,
    game: "No-limit hold’em",
    starts_at: null,
    buy_in: huge ? 1_000_000 : small ? 0 : 2_500,
    currency,
    locale: asked.get("locale"),
    phase: phases[state],
    clock: { ...view, stage: grown(view.stage), next_level: grown(view.next_level) },
    figures: figures(),
    prizes: prizes(),
    time_call: timeCall(),
    hand_for_hand: handForHand(),
    pool,
    bounties: bounties(),
    deal_talk: state === "deal" ? dealView([], 0) : null,
    table_names: tables.filter(({ name }) => name !== "").map(({ table, name }) => [table, name]),
    moves: moving ? moves.slice(0, 8) : [],
    moves_due: moving ? moves.length : 0,
    moves_ms: null,
    moves_go_in_ms: null,
    breaking: state === "breaking" ? [huge ? 1_131 : 12] : [],
    breaks_next:
      phases[state] !== "playing" || small || final ? [] : huge ? [1_130, 1_129, 1_128, 1_127] : [6, 5, 4],
    redraw: state === "redraw",
    colour_ups: view.stage.is_break
      ? view.stage.colour_up.map((chip) => ({
          chip,
          next: chipSet[chipSet.findIndex((other) => other.value === chip.value) + 1] ?? chip,
          unit: { 25: 4 }[chip.value] ?? 5,
          unit_new: 1,
          tables: huge ? 1_130 : 6,
          tables_done: huge ? 742 : 2,
        }))
      : [],
    chips: chipPlans(view),
    predicted_end: predictedEnd(),
    final_table:
      state === "final_table"
        ? lastTable.map((name, index) => ({
            seat: index + 1 + Number(index > 4),
            name: name ?? "",
            button: index === 3,
          }))
        : [],
    winner:
      state === "winner"
        ? {
            name: huge ? (names[59] ?? "") : "Marta Ruiz",
            prize: huge ? 1_210_000_000 : 30_500,
            seats: false,
          }
        : null,
    draw: phases[state] === "registering" ? null : "7F3A",
    revision: 412,
  };
}
