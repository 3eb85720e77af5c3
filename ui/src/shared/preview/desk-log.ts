/** An invented log: the same dozen happenings over and over, long enough to scroll. */

import type { LogView } from "../types/LogView";

const TOTAL = 212;
const said: [string, string][] = [
  ["Bust", "Ivo Petrov, 53rd"],
  ["Move", "Łukasz Nowak, 1.8 → 6.1, balance"],
  ["Bust", "Tom Hale, 54th"],
  ["Arrived", "Anna Berg at 5.9"],
  ["Clock", "1 minute added"],
  ["Bust", "Ken Mori, 55th"],
  ["Rebuy", "Omar Haddad, 25"],
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
    };
  });
  return { total: TOTAL, rows };
}
