import { wholeNumber } from "$shared/typed";
import type { DayEnd, DayEndsAt, LastHands } from "$shared/types";
import { words } from "../words";

/** The end of a day as it is typed: `15` for the end of level 15, `27 left`, `15 %`; the last hands as `4` or `3-6`. */
export interface DayEndTyped {
  dayEnds: string;
  lastHands: string;
  bagsTwice: boolean;
}

/** As it stands in the fields; empty where the set-up names no end. */
export function dayEndText(end: DayEnd | undefined): DayEndTyped {
  if (end === undefined) return { dayEnds: "", lastHands: "", bagsTwice: false };
  const { at, hands } = end;
  const dayEnds =
    at.type === "level"
      ? String(at.level)
      : at.type === "left"
        ? words.house.tonight.dayLeft({ players: String(at.players) })
        : at.type === "share"
          ? `${at.hundredths / 100} %`
          : "";
  const lastHands =
    hands === undefined ? "" : hands.type === "said" ? String(hands.hands) : `${hands.from}-${hands.to}`;
  return { dayEnds, lastHands, bagsTwice: end.counted_twice };
}

function endsAt(text: string, before: DayEndsAt | undefined): DayEndsAt | null {
  if (text === "") return { type: "director" };
  const share = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%$/.exec(text);
  if (share !== null) {
    const hundredths = Number(share[1]) * 100 + Number((share[2] ?? "").padEnd(2, "0"));
    return { type: "share", hundredths, up: before?.type === "share" ? before.up : true };
  }
  const [, number = "", what = ""] = /^(\d[\d.,\s]*?)\s*(\p{L}.*)?$/u.exec(text) ?? [];
  const count = wholeNumber(number);
  if (count === null) return null;
  return what === "" ? { type: "level", level: count } : { type: "left", players: count };
}

function handsOf(text: string): LastHands | null {
  const [, from = "", to = ""] = /^(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(text) ?? [];
  if (from === "") return null;
  return to === ""
    ? { type: "said", hands: Number(from) }
    : { type: "drawn", from: Number(from), to: Number(to) };
}

/**
 * What is typed: undefined where nothing is, and the name of the field that is wrong. What the fields do not show stays as it
 * was, and what is left empty is the engine's usual.
 */
export function dayEndFrom(
  { dayEnds, lastHands, bagsTwice }: DayEndTyped,
  before: DayEnd | undefined,
): DayEnd | undefined | "dayEnds" | "lastHands" {
  const [text, hands] = [dayEnds.trim(), lastHands.trim()];
  if (text === "" && hands === "" && !bagsTwice) return undefined;
  const at = endsAt(text, before?.at);
  if (at === null) return "dayEnds";
  const last = hands === "" ? undefined : handsOf(hands);
  if (last === null) return "lastHands";
  return {
    at,
    counted_twice: bagsTwice,
    ...(last === undefined ? {} : { hands: last }),
    ...(before?.minutes === undefined ? {} : { minutes: before.minutes }),
  };
}
