/** Hand-for-hand, a call of time, and those who are away or on a penalty, invented. */

import type { FloorClocksView } from "../types/FloorClocksView";
import type { HandForHandView } from "../types/HandForHandView";
import type { TimeCallView } from "../types/TimeCallView";
import { asked, huge, small, state } from "./scene";

/** `?state=hand_for_hand&tables=60&rank`: twelve tables unless the address says how many. */
export function handForHand(): HandForHandView | null {
  if (state !== "hand_for_hand") return null;
  const many = Number(asked.get("tables") ?? (huge ? 169 : small ? 2 : 12));
  const tables: HandForHandView["tables"] = Array.from({ length: many }, (_, index) => ({
    table: index + 1,
    players: 4 + (index % 3),
    state: index === 2 ? "held" : index === 5 || index === 10 || index % 17 === 16 ? "playing" : "done",
  }));
  const done = tables.filter((table) => table.state === "done").length;
  const place = huge ? 1_517 : small ? 9 : 50;
  const rank = asked.has("rank");
  return {
    pace: "hand_for_hand",
    hand: 4,
    tables,
    done,
    all_done: done === many,
    at_the_money: !small,
    ends_with: place,
    to_go: small ? 1 : 2,
    pays: small ? null : { place, amount: huge ? 1_250_000 : 115_000 },
    places_paid: small ? 0 : place,
    off_ms: 120_000,
    after_next_ms: 570_000,
    out: rank
      ? [
          {
            entry: 7,
            name: "Ivo Petrov",
            table: 6,
            seat: 4,
            place: 50,
            place_to: 51,
            prize: 57_500,
            to_rank: true,
          },
          {
            entry: 8,
            name: "Marta Ruiz",
            table: 6,
            seat: 7,
            place: 50,
            place_to: 51,
            prize: 57_500,
            to_rank: true,
          },
        ]
      : [],
    to_rank: rank ? [6] : [],
  };
}

/** Time called twelve seconds ago, where the address asks for it. */
export function timeCall(): TimeCallView | null {
  if (state !== "time_called") return null;
  return {
    entry: 7,
    name: huge ? "Maximiliana von Hohenstein-Waldburg" : "Ivo Petrov",
    seat: new URLSearchParams(location.search).has("no_seat") ? null : { table: huge ? 1_131 : 6, seat: 4 },
    remaining_ms: 18_000,
    length_ms: 30_000,
    urgent_s: 10,
    before: 1,
  };
}

export function floorClocks(): FloorClocksView {
  const now = Date.now();
  return {
    away: [
      {
        entry: 3,
        name: "Marta Ruiz",
        seat: { table: 2, seat: 5 },
        away_ms: 1_260_000,
        left_ms: 0,
        missed_blinds: 0,
        absent_buttons: 0,
        misses_next: "blind",
      },
      {
        entry: 4,
        name: "Łukasz Nowak",
        seat: { table: 1, seat: 8 },
        away_ms: 420_000,
        left_ms: 780_000,
        missed_blinds: 1,
        absent_buttons: 1,
        misses_next: "absent_button",
      },
    ],
    serving: [
      {
        penalty: 3,
        entry: 7,
        name: "Ivo Petrov",
        seat: { table: 6, seat: 4 },
        at: now - 900_000,
        sentence: { type: "rounds", rounds: 2 },
        hands: 18,
        served: 11,
        before: 1,
        reason: "talking about a live hand",
      },
      {
        penalty: 2,
        entry: 9,
        name: "Ana Castillo",
        seat: { table: 4, seat: 2 },
        at: now - 1_800_000,
        sentence: { type: "hands", hands: 3 },
        hands: 3,
        served: 3,
        before: 0,
        reason: "",
      },
    ],
    history: [
      {
        penalty: 1,
        entry: 7,
        name: "Ivo Petrov",
        seat: { table: 6, seat: 4 },
        at: now - 3_600_000,
        sentence: { type: "warning" },
        hands: 0,
        served: 0,
        before: 0,
        reason: "slow play",
      },
    ],
    smallest_chip: 25,
  };
}
