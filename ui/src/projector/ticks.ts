/** The row of ticks under the time: a minute each, so that a glance tells how far the level has come. */

const MINUTE = 60_000;
/** More ticks than this would run together from the back of the room. */
const MOST = 40;
/** The number of ticks for a length that is no handful of minutes. */
const USUAL = 20;

interface Ticks {
  all: number;
  gone: number;
}

export function ticksOf(lengthMs: number, remaining: number): Ticks {
  const minutes = lengthMs / MINUTE;
  const all = Number.isInteger(minutes) && minutes >= 5 && minutes <= MOST ? minutes : USUAL;
  const gone = lengthMs > 0 ? Math.floor(((lengthMs - remaining) / lengthMs) * all + 1e-9) : 0;
  return { all, gone: Math.min(all, Math.max(0, gone)) };
}
