/** Sentences put together from several figures, shared by the pages. */

import { chips, joined } from "$shared/format";
import { strings } from "$shared/strings";
import { tableName } from "$shared/table-names.svelte";
import type { ClockView } from "$shared/types/ClockView";
import type { Figures } from "$shared/types/Figures";
import type { MoneyTalk } from "$shared/types/MoneyTalk";
import type { Mood } from "./scene";

/** Until when late entries and rebuys are taken; empty when neither is. Closing: with the level in force. */
export function openUntil(clock: ClockView): { text: string; closing: boolean } {
  const words = strings.projector;
  const { late_entry_until_level: late, rebuys_until_level: rebuys } = clock;
  const next = clock.closes_next?.after_this_level ? clock.closes_next : null;
  if (late !== null && late === rebuys) {
    return next?.late_entry
      ? { text: words.entryAndRebuysClose, closing: true }
      : { text: words.entryAndRebuysUntil(late), closing: false };
  }
  if (next?.late_entry) return { text: words.lateEntryCloses, closing: true };
  if (next?.rebuys) return { text: words.rebuysClose, closing: true };
  const parts = [
    late !== null ? words.lateEntryUntil(late) : "",
    rebuys !== null ? words.rebuysUntil(rebuys) : "",
  ];
  return { text: joined(parts), closing: false };
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
  switch (clock.about.type) {
    case "words":
      return clock.about.text;
    case "games":
      return gamesSaid(clock);
    case "hands":
      return words.byHands(clock.about.of);
    case "nothing":
      return "";
  }
}

/** A note about the money and the meaning of its colour. */
export interface MoneyNote {
  text: string;
  tone: "gold" | "green" | "";
}

/** The money is the talk of the room, ahead in gold and reached in green. */
const MONEY_TONES: Record<MoneyTalk, MoneyNote["tone"]> = {
  none: "",
  ahead: "",
  close: "gold",
  bubble: "gold",
  reached: "green",
  in_the_money: "green",
};

/** How far it is to the money. */
export function moneyNote({ money, from_the_money }: Figures): MoneyNote {
  const words = strings.projector;
  if (money === "none") return { text: "", tone: "" };
  const inside = money === "reached" || money === "in_the_money";
  return { text: inside ? words.inTheMoney : words.fromTheMoney(from_the_money), tone: MONEY_TONES[money] };
}

/** A table without the word: its number, or its name. */
export const tableShort = (table: number): string => tableName(table) || String(table);

/** A place, or the places that are shared. */
export const placeSaid = ({ place, place_to }: { place: number; place_to: number }): string =>
  place === place_to ? strings.ordinal(place) : strings.projector.placeRange(chips(place), chips(place_to));
