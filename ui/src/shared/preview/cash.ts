/** An invented evening of two cash games: one that is on, with somebody who owes, and one that was settled. */

import type { CashGameAbout, CashGameRow, CashPlayer, LinePreview, CashView, ShownPlainLine } from "../types";
import { asked } from "./scene";

const at = Date.now();
const MINUTE = 60_000;

const about: CashGameAbout = {
  name: "Kitchen table",
  stakes: "1/2",
  currency: { code: "EUR", decimals: 2 },
  unit: 50,
  on_paper: false,
  locale: "en",
};

export const list: CashGameRow[] = asked.has("empty")
  ? []
  : [
      { number: 2, about, in_play: 2, closed: false, last_line_at: at, deleted: false },
      {
        number: 1,
        about: { ...about, name: "After the Winter Deep Stack", stakes: "", on_paper: true },
        in_play: 0,
        closed: true,
        last_line_at: at - 60 * 24 * 60 * MINUTE,
        deleted: false,
      },
    ];

const player = (
  number: number,
  name: string,
  [bought, cashed, open]: [number, number, number],
  in_play = false,
): CashPlayer => ({
  player: number,
  name,
  listed: number,
  in_play,
  bought,
  cashed,
  net: cashed - bought,
  share: 0,
  open,
});

const running: CashView = {
  about,
  players: [
    player(1, "Marta Ruiz", [10_000, 0, 0], true),
    player(4, "Maximiliana-Alexandra von Hohenstein-Waldburg", [20_000, 0, 0], true),
    player(2, "Łukasz Nowak", [5_000, 7_350, 2_350]),
    player(3, "山田 太郎", [5_000, 0, -5_000]),
  ],
  in_play: 2,
  bought: 40_000,
  cashed: 7_350,
  on_table: 32_650,
  in_box: 27_650,
  wrong: [],
  settle: { type: "waits", players: ["Marta Ruiz", "Maximiliana-Alexandra von Hohenstein-Waldburg"] },
  closed: false,
  undoable: 6,
};

const settled: CashView = {
  ...running,
  about: { ...about, name: "After the Winter Deep Stack", stakes: "", on_paper: true },
  players: [
    player(1, "Marta Ruiz", [10_000, 17_350, 7_350]),
    player(2, "Łukasz Nowak", [5_000, 2_650, -2_350]),
    player(3, "山田 太郎", [5_000, 0, -5_000]),
  ],
  in_play: 0,
  bought: 20_000,
  cashed: 20_000,
  on_table: 0,
  in_box: 0,
  settle: {
    type: "pay",
    payments: [
      {
        from: { player: 2, name: "Łukasz Nowak" },
        to: { player: 1, name: "Marta Ruiz" },
        amount: 2_350,
        says: "Łukasz Nowak pays Marta Ruiz €23.50",
      },
      {
        from: { player: 3, name: "山田 太郎" },
        to: { player: 1, name: "Marta Ruiz" },
        amount: 5_000,
        says: "山田 太郎 pays Marta Ruiz €50",
      },
    ],
  },
  closed: true,
};

export const view = (number: number): CashView => (number === 2 ? running : settled);

const line = (number: number, says: string, struck = false): ShownPlainLine => ({
  number,
  at: at - (9 - number) * 7 * MINUTE,
  device: "desk",
  says,
  struck: struck ? { at: at - MINUTE, device: "Phone · Marta" } : null,
});

export const lines: ShownPlainLine[] = [
  line(6, "Łukasz Nowak cashes out €73.50 from the box"),
  line(5, "Marta Ruiz buys chips for €50, paid into the box", true),
  line(4, "山田 太郎 buys chips for €50 and owes them"),
  line(3, "Łukasz Nowak buys chips for €50, paid into the box"),
  line(2, "Marta Ruiz buys chips for €100, paid into the box"),
  line(1, "Kitchen table begins, 1/2"),
];

/** A line with an amount is taken as the house takes it; any other is refused. */
export function preview(typed: string): LinePreview {
  return /\d/.test(typed)
    ? { says: "Marta Ruiz buys chips for €100, paid into the box", why: null }
    : { says: null, why: "Type an amount between €0.50 and €100,000,000." };
}
