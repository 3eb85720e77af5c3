/** Which moment of which tournament a preview page shows, from the address: `?state=break&size=huge&name=long&names=ar&pick=…`. */

import type { Layout } from "../types";

/** What the address asks for. */
export const asked = new URLSearchParams(location.search);
/** A club night; or `huge`, ten thousand entries; `small`, a home game without prizes; `bounties`, with a guarantee. */
export const field = asked.get("size") ?? "club";
export const moment = asked.get("state") ?? "running";
/** A name in the place of the tournament's own, to see a long one. */
export const longName =
  asked.get("name") === "long" ? "The 27th Annual Wintergarten No-Limit Hold’em Main Event 2026" : null;
/** The names of those at the final table in one script, or long ones, in the place of their own: `?names=ja`. */
export const names =
  {
    long: [
      "Maximiliana-Alexandra von Hohenstein-Waldburg",
      "Christopher-James Fitzgerald O’Shaughnessy-Cunningham",
      "Bartholomäus Schwarzenbergerhofstätter",
    ],
    ar: ["عبد الرحمن بن محمد الفاروقي", "فاطمة الزهراء", "يوسف حداد"],
    ja: ["山田 太郎", "小笠原 長五郎左衛門", "アレクサンドラ・ヴァシリエヴナ"],
  }[asked.get("names") ?? ""] ?? null;
/** Every table has a name, most of them long: `?tables=named`. */
export const namedTables = asked.get("tables") === "named";
export const TABLE_NAMES = [
  "Wintergarten Saal 2",
  "Feature",
  "Rue de l’Hôtel-de-Ville",
  "北の間",
  "Amsterdam",
];
/** What the screen is to show: `?layout=payouts`. */
export const layout = (asked.get("layout") ?? "clock_payouts") as Layout;
/** The cue to show on the screen soon after it opens. */
export const cue = asked.get("cue");
