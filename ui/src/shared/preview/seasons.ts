/** An invented season of six Thursdays and eight players, and what its players have done. */

import type { Finalist } from "../types/Finalist";
import type { HeadToHead } from "../types/HeadToHead";
import type { PlayerPage } from "../types/PlayerPage";
import type { PlayerStatistics } from "../types/PlayerStatistics";
import type { ResultWhy } from "../types/ResultWhy";
import type { SeasonLine } from "../types/SeasonLine";
import type { SeasonOnWall } from "../types/SeasonOnWall";
import type { SeasonRow } from "../types/SeasonRow";
import type { SeasonView } from "../types/SeasonView";
import type { StatisticsView } from "../types/StatisticsView";
import type { TakenFile } from "../types/TakenFile";

const WEEK = 604_800_000;
const FIRST = 1_788_459_000_000;
const NAMES = [
  "Marta Ruiz",
  "Łukasz Nowak",
  "Ελένη Παππά",
  "Zoë Ångström",
  "Tom Hale",
  "山田 太郎",
  "Omar Haddad",
  "Anna Berg",
];
const EVENTS = Array.from({ length: 6 }, (_, event) => ({
  id: String(event + 1),
  name: `Thursday T1000 No. ${event + 1}`,
  at: FIRST + event * WEEK,
}));
const place = (player: number, event: number): number =>
  ((player * 3 + event * 5 + ((player * event) % 3)) % 8) + 1;

const rows: SeasonRow[] = NAMES.map((name, player) => {
  const results = EVENTS.map((_, event) => ({
    evening: event,
    place: place(player, event),
    place_to: place(player, event),
    points: (9 - place(player, event)) * 100,
    counts: event !== player % 6,
    no_number: false,
  }));
  const adjusted = player === 2 ? 250 : 0;
  const points = results.reduce((sum, cell) => sum + (cell.counts ? cell.points : 0), adjusted);
  return {
    who: player === 7 ? { guest: { evening: "6", player: 8, name } } : { listed: player + 1 },
    name,
    rank: null,
    points,
    adjusted,
    results: player === 7 ? results.slice(5) : results,
    wins: results.filter((cell) => cell.place === 1).length,
    top_three: results.filter((cell) => cell.place <= 3).length,
    top_five: results.filter((cell) => cell.place <= 5).length,
    best: Math.max(...results.map((cell) => cell.points)),
    won: 0,
    mean_place: 450 - player * 12,
  };
})
  .sort((one, other) => other.points - one.points)
  .map((row, index) => ({ ...row, rank: index === 7 ? null : index + 1 }));

/** The season on the room's screen while the last evening is played. */
export const onWall = (): SeasonOnWall => ({
  number: 1,
  name: "Autumn league",
  if_it_ended_now: true,
  evenings: 6,
  rows: rows.map(({ rank, name, points, results }, index) => ({
    rank,
    before: rank === null ? null : ([1, 3, 2, 4, 6, 5, 7][index] ?? null),
    name,
    points,
    tonight: index === 6 ? null : (results.at(-1)?.points ?? null),
    in_play: index % 3 !== 1 && index !== 6,
  })),
  more: 23,
});

/** The stacks of the finale. */
export const finale = (): Finalist[] =>
  rows.flatMap(({ who, name, rank }) =>
    rank === null ? [] : [{ who, name, rank, stack: 1_000 + (7 - rank) * 100 }],
  );

export const seasons = (): SeasonLine[] => [
  {
    number: 1,
    name: "Autumn league",
    evenings: 6,
    players: 8,
    leader: rows[0]?.name ?? "",
    latest: FIRST + 5 * WEEK,
    closed: false,
  },
  {
    number: 2,
    name: "Spring league",
    evenings: 12,
    players: 31,
    leader: "Tom Hale",
    latest: FIRST - 20 * WEEK,
    closed: true,
  },
];

export function season(number: number): { mark: string; answer: SeasonView } {
  const made = number !== 0;
  return {
    mark: String(number),
    answer: {
      number,
      season: {
        name: made ? "Autumn league" : "",
        events: {
          from: null,
          to: null,
          templates: made ? ["T1000 home game"] : [],
          chosen: [],
          left_out: [],
        },
        weights: { "6": 200 },
        rules: {
          points: "linear",
          field: "entries",
          attending: 0,
          knockout: 0,
          cap: null,
          smallest_field: 0,
          paid_only: false,
          total: "sum",
          best: null,
          drop: made ? 1 : 0,
          at_least: made ? 2 : 0,
          ties: ["wins", "top_three", "top_five", "best_event", "winnings", "played", "mean_place"],
        },
        adjustments: made
          ? [
              {
                player: 3,
                points: 250,
                by: "Ines",
                at: FIRST + WEEK,
                why: "Dealt the final table",
                struck: null,
              },
              {
                player: 5,
                points: -100,
                by: "Ines",
                at: FIRST + WEEK,
                why: "Came late twice",
                struck: { by: "Ines", at: FIRST + 2 * WEEK, why: "The train stood still" },
              },
            ]
          : [],
        matches: {},
        payouts: made
          ? [{ to: "Trophy", amount: 4_000, currency: "EUR", by: "Ines", at: FIRST, struck: null }]
          : [],
        closed: null,
      },
      formula: "n - r + 1",
      table: made
        ? {
            evenings: EVENTS.map((event, index) => ({
              ...event,
              weight: index === 5 ? 200 : 100,
              of: 8,
              is_final: true,
            })),
            rows,
            provisional: false,
            trouble: null,
          }
        : { evenings: [], rows: [], provisional: false, trouble: null },
      chart: rows.map((row) => {
        let sum = row.adjusted;
        return {
          who: row.who,
          name: row.name,
          points: EVENTS.map((_, event) => (sum += row.results[event]?.points ?? 0)),
        };
      }),
      evenings: [...EVENTS].reverse().map((event, index) => ({
        ...event,
        template: "T1000 home game",
        entries: 8,
        is_final: true,
        tournament: index === 3 ? null : 6 - index,
        counts: made,
      })),
      templates: ["T1000 home game", "Club night"],
      unlisted: [{ name: "Anna Berg", evenings: 1 }],
      pots: made ? [{ currency: "EUR", decimals: 2, collected: 24_000, paid: 4_000, held: 20_000 }] : [],
      differences: [],
      unnamed: [3],
      notes: made
        ? [
            {
              evening: "2",
              name: "Thursday T1000 No. 2",
              what: "corrected",
              players: [
                { who: { listed: 1 }, name: "Marta Ruiz", was: [1, 800], now: [2, 700] },
                { who: { listed: 2 }, name: "Łukasz Nowak", was: [2, 700], now: [1, 800] },
              ],
              at: FIRST + 3 * WEEK,
            },
          ]
        : [],
    },
  };
}

export const why = (): ResultWhy => ({
  player: "Marta Ruiz",
  evening: "Thursday T1000 No. 1",
  at: FIRST,
  formula: "n - r + 1",
  filled: "8 - 1 + 1",
  numbers: [
    { letter: "n", is: "entries or players", number: "8" },
    { letter: "r", is: "the place", number: "1" },
  ],
  places: [[1, 800]],
  for_place: 800,
  attending: 0,
  knockouts: [250, 0],
  capped_at: null,
  weight: 100,
  points: 800,
});

export const headToHead = (): HeadToHead => ({
  evenings: EVENTS.map(({ id, name, at }, event) => ({
    evening: id,
    name,
    at,
    places: [place(0, event), place(1, event)],
  })),
  ahead: [4, 2],
  knockouts: [150, 50],
});

function figures(player: number): PlayerStatistics {
  return {
    name: NAMES[player] ?? "",
    events: 6,
    entries: 7,
    rebuys: 2,
    add_ons: 1,
    cashes: 8 - player,
    wins: Math.max(0, 3 - player),
    finals: 6,
    best_place: player === 0 ? 1 : 2,
    mean_place: 3_400 + player * 350,
    money: [
      {
        currency: "EUR",
        decimals: 2,
        paid: 14_000,
        won: 21_500 - player * 3_000,
        net: 7_500 - player * 3_000,
        return_on: 5_357 - player * 2_143,
      },
    ],
    given: 950 - player * 50,
    given_to: [{ who: { listed: 2 }, name: "Łukasz Nowak", times: 250 }],
    taken: 5,
    taken_by: [{ who: { listed: 5 }, name: "Tom Hale", times: 200 }],
    bubbles: 1,
    longest_run: 3,
    evenings: EVENTS.map(({ id, name, at }, event) => ({
      evening: id,
      name,
      at,
      place: place(player, event),
      of: 8,
      currency: "EUR",
      decimals: 2,
      paid: 2_000,
      won: place(player, event) === 1 ? 8_000 : place(player, event) === 2 ? 4_000 : 0,
    })),
  };
}

export const statistics = (): StatisticsView => ({
  years: [2026, 2025],
  house: {
    events: 18,
    entries: 214,
    players: 39,
    smallest: 7,
    largest: 21,
    mean_field: 1_189,
    lengths: EVENTS.map(({ id, name, at }, event) => ({
      evening: id,
      name,
      at,
      minutes: 210 + event * 9,
      expected: 225,
    })),
    levels: [
      [9, 41],
      [8, 37],
      [10, 30],
      [7, 22],
      [11, 14],
    ],
  },
  players: NAMES.map((_, player) => ({ who: { listed: player + 1 }, statistics: figures(player) })),
});

export function playerPage(): PlayerPage {
  const mine = figures(0);
  let sum = 0;
  const after = mine.evenings.map(({ won, paid }) => (sum += won - paid));
  return {
    who: { listed: 1 },
    statistics: mine,
    photo: 2,
    city: "Bern",
    country: "CH",
    unnamed: false,
    net: [{ currency: "EUR", decimals: 2, after }],
  };
}

export const imported = (name: string): TakenFile => ({
  name,
  version: name.endsWith(".tdt") ? "3.7.2" : "",
  understood: ["8 results", "The set-up is now one of your templates."],
  not_understood: ["Line 4: “thrid” is no place."],
  against: [],
  evening: "csv-1",
  known: false,
  undo: { evenings: ["csv-1"], added: [], completed: [], templates: [], seasons: [], named: [] },
});
