/** What the desk is told of prizes, deals and bounties, invented. */

import type { BountiesView } from "../types/BountiesView";
import type { Counted } from "../types/Counted";
import type { DealView } from "../types/DealView";
import type { Held } from "../types/Held";
import type { Pool } from "../types/Pool";
import type { PrizeDraftView } from "../types/PrizeDraftView";
import type { PrizeRow } from "../types/PrizeRow";
import type { PrizeStructure } from "../types/PrizeStructure";
import type { PrizesView } from "../types/PrizesView";
import type { Query } from "../types/Query";
import { names } from "./room";
import { asked, huge, state } from "./scene";

/** A guarantee that is not reached, when the address asks for it: `?overlay`. */
export const pool: Pool = asked.has("overlay")
  ? { paid_in: 75_000, added: 0, withheld: [], guarantee: 100_000, overlay: 25_000, total: 100_000 }
  : {
      paid_in: huge ? 9_405_220_000 : 75_000,
      added: 0,
      withheld: [],
      guarantee: 0,
      overlay: 0,
      total: huge ? 9_405_220_000 : 75_000,
    };

export const structure: PrizeStructure = {
  shares: {
    type: "generated",
    tables: true,
    wish: {
      places: { type: "share", hundredths: 1_250 },
      least: 150,
      first: { type: "usual" },
      tiers: null,
      version: 1,
    },
  },
  unit: 500,
};

const tiers: [number, number, number, number][] = [
  [1, 1, 500_000, 2_778],
  [2, 2, 225_000, 1_250],
  [3, 3, 150_000, 833],
  [4, 4, 100_000, 556],
  [5, 5, 90_000, 500],
  [6, 6, 75_000, 417],
  [7, 7, 65_000, 361],
  [8, 8, 55_000, 306],
  [9, 9, 50_000, 278],
  [10, 11, 45_000, 250],
  [12, 13, 40_000, 222],
  [14, 17, 35_000, 194],
  [18, 23, 30_000, 167],
];

export function prizeDraft({ prizes, held, pull }: Extract<Query, { type: "prize_draft" }>): PrizeDraftView {
  if (pull !== null) {
    const amount = tiers.find(([place]) => place === pull.place)?.[2] ?? 0;
    held = [...held.filter(({ place }) => place !== pull.place), { place: pull.place, amount }];
  }
  const isHeld = (from: number, to: number): Held | undefined =>
    held.find(({ place }) => place >= from && place <= to);
  return {
    pool: 1_800_000,
    places: 23,
    tiers: tiers.map(([place, place_to, amount, share]) => {
      const mine = isHeld(place, place_to);
      return { place, place_to, amount: mine?.amount ?? amount, share, held: mine !== undefined };
    }),
    amounts: tiers.flatMap(([from, to, amount]) => Array.from({ length: to - from + 1 }, () => amount)),
    structure: prizes,
    held,
    how: "Generated: 12.5 per cent of the field from $150 up, in round numbers close to a power law; what they leave over is on first place.",
    notes: [],
    refusal: "",
  };
}

const counted = [12_400, 9_650, 5_950, 3_000];
const shares: [number, number, number, number][] = [
  [4_000, 18_750, 26_600, 22_973],
  [3_113, 18_750, 21_483, 20_590],
  [1_919, 18_750, 14_593, 17_045],
  [968, 18_750, 12_324, 14_392],
];

export function dealView(stacks: Counted[], left: number): DealView {
  const complete = stacks.length === counted.length;
  return {
    allowed: { yes: true, why_not: "" },
    rows: counted.map((chips, index) => {
      const [share, even, by_chips, icm] = shares[index] ?? [0, 0, 0, 0];
      const typed = stacks.find(({ entry }) => entry === index + 1)?.chips ?? 0;
      return {
        entry: index + 1,
        name: names[index * 7] ?? "",
        chips: state === "deal" ? chips : typed,
        share,
        even,
        by_chips,
        icm,
      };
    }),
    complete: complete || state === "deal",
    counted: state === "deal" ? 31_000 : stacks.reduce((sum, { chips }) => sum + chips, 0),
    in_play: 31_000,
    prizes: 75_000,
    left,
    shared: 75_000,
    position: "Players may agree on a split among themselves; the director is never answerable for it.",
    rule: { book: "HPT", rule: "Winning the tourney" },
    notes: [],
  };
}

/** Bounties, when the address asks for them: `?bounties`, `?bounties=progressive`, `?bounties=mystery`. */
export function bounties(): BountiesView | null {
  const kind = asked.get("bounties");
  if (kind === null) return null;
  const fallen = (entry: number, by: number[]): BountiesView["latest"][number] => ({
    entry,
    name: names[entry] ?? "",
    turn: 0,
    amount: 1_000,
    by,
    names: by.map((hitman) => names[hitman] ?? ""),
  });
  return {
    kind: kind === "progressive" || kind === "mystery" ? kind : "fixed",
    collected: 30_000,
    won: 15_000,
    paid: 5_000,
    owed: 10_000,
    on_heads: kind === "mystery" ? 0 : 14_000,
    not_assigned: kind === "mystery" ? 0 : 1_000,
    in_envelopes: kind === "mystery" ? 15_000 : 0,
    rows: [5, 4, 3, 2, 1].map((count, index) => ({
      entry: index * 9 + 1,
      name: names[index * 9] ?? "",
      count,
      amount: count * 1_000,
      on_head: kind === "progressive" ? 1_000 + count * 500 : 0,
      paid: index === 0 ? 5_000 : index === 1 ? 2_000 : 0,
      paid_by: null,
      owed: index === 0 ? 0 : index === 1 ? 2_000 : count * 1_000,
      too_much: 0,
    })),
    unassigned: [fallen(31, [])],
    latest: [fallen(40, [1, 10]), fallen(44, [1]), fallen(47, [19])],
    mystery:
      kind === "mystery"
        ? {
            sealed: true,
            fingerprint: "7F3A",
            left: [
              { amount: 5_000, count: 1 },
              { amount: 2_000, count: 2 },
              { amount: 750, count: 8 },
            ],
            seal: { yes: false, why_not: "The envelopes are sealed already." },
            closed: [[44, 0]],
            note: "",
          }
        : null,
  };
}

export function prizesView(rows: PrizeRow[]): PrizesView {
  return {
    pool: pool.total,
    paid_out: 0,
    owed: 0,
    open: pool.total,
    made_of: pool,
    terms: { guarantee: pool.guarantee, added: 0, withheld: [], goods: [], report_above: null },
    structure,
    change: { yes: true, why_not: "" },
    notes: [],
    deal: null,
    talk: null,
    report_above: null,
    bounties: bounties(),
    total: rows.length,
    from: 0,
    rows,
    how: "Published table for 21–30 players: 40 / 25 / 20 / 10 / 5 per cent. Rounded to 5, the rest to first place.",
    rule: { book: "HPT", rule: "Payout" },
    too_much: [],
    may_still_grow: false,
  };
}
