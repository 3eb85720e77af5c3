/** An invented log: the same dozen happenings over and over, long enough to scroll. */

import type { CorrectionView } from "../types/CorrectionView";
import type { LogView } from "../types/LogView";

const TOTAL = 212;
const said: [string, string][] = [
  ["Bust", "Ivo Petrov (6.1), 53rd"],
  ["Move", "Łukasz Nowak, 1.8 → 6.1, balance"],
  ["Bust", "Tom Hale (2.7), 54th"],
  ["Arrived", "Anna Berg at 5.9"],
  ["Clock", "1 minute added"],
  ["Bust", "Ken Mori (4.4), 55th"],
  ["Rebuy", "Omar Haddad (5.2), 25"],
  ["Button", "table 4, seat 3"],
  ["Enter", "Zoë Ångström, seat 6.10 drawn"],
];

export function log(before: number, count: number): LogView {
  const newest = before === 0 ? TOTAL : before - 1;
  const rows = Array.from({ length: Math.max(0, Math.min(count, newest)) }, (_, index) => {
    const line = newest - index;
    const [verb, what] = said[(TOTAL - line) % said.length] ?? ["", ""];
    return {
      line,
      at: Date.now() - (TOTAL - line + 1) * 97_000,
      device: "desk",
      verb,
      what,
      struck: line % 9 === 3,
      after: null,
      before: line - 1,
      correctable: line > 1,
      follows: verb === "Move",
      keeps:
        verb === "Bust"
          ? [
              { label: "It was somebody else", text: `not #${line} but `, asks: true },
              { label: "Back in, here", text: `back #${line}`, asks: false },
            ]
          : [],
    };
  });
  return { total: TOTAL, rows };
}

export function foundLines(search: string, from: number, count: number): LogView {
  const every = log(0, TOTAL).rows.filter((row) =>
    `${row.verb} ${row.what}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return { total: every.length, rows: every.slice(from, from + count) };
}

/** What striking a bust would change while somebody else has the seat. */
export function correction(): CorrectionView {
  return {
    refusal: "",
    depend: log(0, TOTAL).rows.slice(1, 2),
    depend_total: 1,
    instead: { strike: [1], restore: [], insert: null, take_along: false },
    along: true,
    instead_says: "Ivo Petrov",
    says: "1 player back in, 1 place changes.",
    changes: [
      { what: "Players", was: "52 of 61", becomes: "53 of 61" },
      { what: "Ivo Petrov", was: "53rd", becomes: "Table 6 seat 1" },
      { what: "Tom Hale", was: "54th", becomes: "55th" },
    ],
    changes_total: 3,
  };
}
