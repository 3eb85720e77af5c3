/** An invented series: two flights in bags, a third that is being played, and what is left to decide. */

import type {
  Accounts,
  FlightView,
  GoesOn,
  SeriesDay,
  SeriesPlace,
  SeriesPlacesPage,
  SeriesRow,
  SeriesRules,
  SeriesView,
  ShownSeriesLine,
} from "../types";
import { asked } from "./scene";

const at = Date.now();
const MINUTE = 60_000;

export const list: SeriesRow[] = asked.has("empty")
  ? []
  : [
      {
        number: 2,
        name: "Spring Open Main Event",
        tournaments: [11, 12, 1],
        last_line_at: at,
        deleted: false,
      },
      {
        number: 1,
        name: "Winter Deep Stack",
        tournaments: [],
        last_line_at: at - 60 * 24 * 60 * MINUTE,
        deleted: false,
      },
    ];

const rules: SeriesRules = {
  entries_in_flight: 2,
  entries_over_all: 4,
  enters_after_bagging: true,
  forward: "best",
  further: { type: "min_cash" },
  inside: { type: "all_who_go_on" },
  share: 1_500,
  rounding: "up",
  places: "level",
  pool: { guarantee: 5_000_000, added: 0, withheld: [], goods: [], report_above: null },
  prizes: { shares: { type: "amounts", amounts: [1_180_000, 760_000, 540_000] }, unit: 0 },
  day_two_level: null,
  top_stacks_apart: true,
};

const till = (cash: number): Accounts => ({
  cash,
  card: 0,
  transfer: 0,
  voucher: 0,
  ticket: 0,
  comp: 0,
  other: 0,
  owed: 0,
  house: 0,
  prizes: cash,
  fees: 0,
  bounties: 0,
  staff: 0,
  league: 0,
  held: 0,
  withheld: 0,
});

const day = (
  tournament: number,
  name: string,
  [level, entries, in_bags, in_play]: [number, number, number, number],
  more: Partial<SeriesDay> = {},
): SeriesDay => ({
  tournament,
  name,
  at: { level, ms: 4 * MINUTE },
  ends: null,
  started: level > 0,
  closed: false,
  in_play,
  in_bags,
  chips: 30_000 * entries,
  bagged: in_bags === 0 ? 0 : 30_000 * entries,
  why: "",
  tills: till(entries * 22_000),
  ...more,
});

const flight = (number: number, entries: number, one: SeriesDay): FlightView => ({
  number,
  days: [one],
  closed: one.closed,
  takes_entries: !one.closed,
  entries,
  left: one.in_play + one.in_bags,
  average: Math.floor(one.chips / Math.max(1, one.in_play + one.in_bags)),
  pool: entries * 20_000,
  places: one.in_bags,
  paid: 0,
  in_the_money: false,
  next: 0,
});

const flights: FlightView[] = [
  flight(
    1,
    96,
    day(11, "Spring Open, Day 1A", [14, 96, 15, 0], {
      closed: true,
      bagged: 2_880_500,
      why: "500 too many since the race of the 100s",
    }),
  ),
  flight(2, 112, day(12, "Spring Open, Day 1B", [14, 112, 17, 0], { bagged: 3_359_500 })),
  flight(
    3,
    60,
    day(1, "Thursday T1000", [8, 60, 0, 41], { ends: { from: at + 95 * MINUTE, to: at + 95 * MINUTE } }),
  ),
];

const NAMES = [
  "Marta Ruiz",
  "Łukasz Nowak",
  "Ελένη Παππά",
  "Дмитрий Орлов",
  "山田 太郎",
  "Maximiliana-Alexandra von Hohenstein-Waldburg",
  "Tom Hale",
  "Omar Haddad",
];

export const goingOn: GoesOn[] = Array.from({ length: 32 }, (_, index) => {
  const tournament = index % 2 === 0 ? 11 : 12;
  const chips = 412_500 - 11_900 * index;
  return {
    who: { tournament, player: index + 1 },
    name: NAMES[index % NAMES.length] + (index < NAMES.length ? "" : ` ${Math.floor(index / NAMES.length)}`),
    listed: index + 1,
    card: "",
    entry: { tournament, entry: index + 1 },
    flight: tournament - 10,
    chips,
    big_blinds: Math.floor(chips / 4_000),
    bag: String(100 + index),
    bagged: true,
    opened_by: "",
  };
});

const pool = 268 * 20_000;
export const view: SeriesView = {
  name: "Spring Open Main Event",
  rules,
  members: flights.map(({ number, days: [one] }) => ({
    tournament: one?.tournament ?? 0,
    fingerprint: "",
    flight: number,
    day: 1,
  })),
  flights,
  currency: { code: "EUR", decimals: 2 },
  entries: 268,
  players: 221,
  left: 73,
  pool: { paid_in: pool, added: 0, withheld: [], guarantee: 5_000_000, overlay: 0, total: pool },
  fees: 268 * 2_000,
  money: {
    end: [1_180_000, 760_000, 540_000, 400_000, 310_000, 240_000, ...Array<number>(35).fill(52_000)],
    min_cash: 52_000,
    further: 3,
    bonus: 52_000,
    in_flights: 0,
    beyond: 0,
    unassigned: 0,
    waits_for: [2, 3],
    bubble_in_flight: false,
  },
  leaders: goingOn.slice(0, 10),
  forecast: {
    certain: 15,
    expected: 41,
    uncounted: [],
    seats: 9,
    tables: 5,
    chips: 2_880_500,
    average: 192_033,
    level: 14,
    big_blind: 4_000,
  },
  differences: [
    {
      tournament: 11,
      day: "Spring Open, Day 1A",
      entry: null,
      name: "",
      what: "chips",
      was: null,
      now: null,
      chips: [2_880_000, 2_880_500],
    },
  ],
  beyond: [{ who: { tournament: 11, player: 7 }, name: "Tom Hale", flight: null, entries: 5, allowed: 4 }],
  open: [
    {
      name: "Omar Haddad",
      players: [
        { tournament: 11, player: 8 },
        { tournament: 12, player: 31 },
      ],
    },
  ],
  next_day: { day: 1, called: 2, players: 5, open: null, why_not: "Close Flight 1C first." },
  undoable: 7,
};

export const empty: SeriesView = {
  ...view,
  name: "Winter Deep Stack",
  members: [],
  flights: [],
  currency: null,
  entries: 0,
  players: 0,
  left: 0,
  money: { ...view.money, end: [], waits_for: [], further: 0 },
  leaders: [],
  differences: [],
  beyond: [],
  open: [],
  next_day: { day: 1, called: 2, players: 0, open: null, why_not: "Add the flights first." },
  undoable: null,
};

export function places(from: number, count: number): SeriesPlacesPage {
  const rows = goingOn.map((one, index): SeriesPlace => {
    const out = index >= 24;
    return {
      place: out ? 50 + index : null,
      place_to: out ? 50 + index : null,
      who: one.who,
      name: one.name,
      flight: one.flight,
      entry: one.entry,
      standing: out ? "out" : index === 20 ? "further" : "bagged",
      chips: out ? null : one.chips,
      won: { total: index === 20 ? 52_000 : 0, at_once: 0 },
    };
  });
  return { rows: rows.slice(from, from + count), of: rows.length };
}

const said = (
  number: number,
  what: Extract<ShownSeriesLine["line"]["kind"], { type: "said" }>["said"],
  ...who: string[]
): ShownSeriesLine => ({
  who,
  line: { number, at: at - (9 - number) * 7 * MINUTE, device: "", kind: { type: "said", said: what } },
  struck: number === 5,
});

export const lines: ShownSeriesLine[] = [
  said(7, {
    type: "matched",
    pairs: [
      [
        { tournament: 11, player: 1 },
        { tournament: 12, player: 2 },
      ],
    ],
  }),
  {
    line: { number: 6, at: at - 20 * MINUTE, device: "", kind: { type: "struck", line: 5 } },
    struck: false,
    who: [],
  },
  said(5, { type: "given_up", tournament: 11, entry: 3, why: "Plays Day 1B" }, "Ελένη Παππά"),
  said(4, {
    type: "bag_corrected",
    tournament: 11,
    entry: 5,
    chips: 212_500,
    bag: "118",
    why: "Counted twice",
  }),
  said(3, {
    type: "added",
    member: { tournament: 12, fingerprint: "", flight: 2, day: 1 },
  }),
  said(2, {
    type: "added",
    member: { tournament: 11, fingerprint: "", flight: 1, day: 1 },
  }),
  said(1, { type: "opened", name: "Spring Open Main Event", rules }),
];

/** Bags that are not the chips in play are refused without a reason, as the house refuses them. */
export function say({ type, why }: { type: string; why?: string }): void {
  if (type === "close" && why === "")
    throw {
      code: "bad_value",
      message: "The bags hold 3,359,500 chips, and 3,360,000 are in play. Count again, or say why.",
    };
}
