/** Sentences put together from several figures, shared by the pages. */

import { chips } from "$shared/format";
import { strings } from "$shared/strings";
import { tableName } from "$shared/table-names.svelte";
import type { ClockView } from "$shared/types/ClockView";
import type { Figures } from "$shared/types/Figures";
import type { Mood } from "./scene";

/** Until when late entries and rebuys are taken; empty when neither is. Closing: with the level in force. */
export function openUntil(clock: ClockView): { text: string; closing: boolean } {
  const words = strings.projector;
  const { late_entry_until_level: late, rebuys_until_level: rebuys } = clock;
  const level = clock.stage.level;
  const closes = (until: number | null): boolean => until !== null && level !== null && until === level + 1;
  if (late !== null && late === rebuys) {
    return closes(late)
      ? { text: words.entryAndRebuysClose, closing: true }
      : { text: words.entryAndRebuysUntil(late), closing: false };
  }
  if (closes(late)) return { text: words.lateEntryCloses, closing: true };
  if (closes(rebuys)) return { text: words.rebuysClose, closing: true };
  const parts = [
    late !== null ? words.lateEntryUntil(late) : "",
    rebuys !== null ? words.rebuysUntil(rebuys) : "",
  ];
  return { text: parts.filter((part) => part !== "").join(" · "), closing: false };
}

/** The game of a mixed event's level, or those that take turns in it; empty in an event of one game. */
export function gamesSaid(clock: ClockView): string {
  const games = clock.stage.games.join(" · ");
  return clock.game_hands === null || games === ""
    ? games
    : strings.projector.gameEvery(games, clock.game_hands);
}

/** What is said of a level beside its name, as far as there is something that the room should know. */
export function levelSaid(clock: ClockView, mood: Mood): string {
  const words = strings.projector;
  if (mood === "last") return clock.hands === null ? words.lastMinute : words.lastHand;
  if (clock.stage.note !== "") return clock.stage.note;
  return gamesSaid(clock) || (clock.hands === null ? "" : words.byHands(clock.hands.of));
}

/** A note about the money and the meaning of its colour. */
export interface MoneyNote {
  text: string;
  tone: "gold" | "green" | "";
}

/** So few players from the money, every bust is the talk of the room. */
const CLOSE_TO_THE_MONEY = 3;

/** How far it is to the money. */
export function moneyNote({ places_paid, from_the_money }: Figures): MoneyNote {
  if (places_paid === 0) return { text: "", tone: "" };
  if (from_the_money === 0) return { text: strings.projector.inTheMoney, tone: "green" };
  const tone = from_the_money <= CLOSE_TO_THE_MONEY ? "gold" : "";
  return { text: strings.projector.fromTheMoney(from_the_money), tone };
}

/** A table without the word: its number, or its name. */
export const tableShort = (table: number): string => tableName(table) || String(table);

/** A place, or the places that are shared. */
export const placeSaid = ({ place, place_to }: { place: number; place_to: number }): string =>
  place === place_to ? strings.ordinal(place) : strings.projector.placeRange(chips(place), chips(place_to));
