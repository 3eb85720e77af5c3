/** Sentences put together from several figures, shared by the pages. */

import { chips, date, joined, money, wallTime } from "$shared/format";
import { say } from "$shared/say.svelte";
import type { ClockView, Currency, Figures, MoneyTalk, Pace, ProjectorView } from "$shared/types";
import type { Mood } from "./scene";

/** What an add-on costs and buys while they are sold; empty while they are not. */
export function addOnsSaid({ add_ons: now, stage }: ClockView, currency: Currency): string {
  if (now === null) return "";
  const offer = { price: money(now.price, currency), chips: chips(now.chips) };
  return now.through_level === null || stage.is_break
    ? say("add-on-now", offer)
    : say("add-on-through", { ...offer, level: now.through_level });
}

/** Until when late registrations, rebuys and add-ons are taken; empty when none is. Closing: with the level in force. */
export function openUntil(clock: ClockView, currency: Currency): { text: string; closing: boolean } {
  const { text, closing } = entriesUntil(clock);
  return { text: joined([text, addOnsSaid(clock, currency)]), closing };
}

function entriesUntil(clock: ClockView): { text: string; closing: boolean } {
  const { late_registration_through_level: late, rebuys_through_level: rebuys } = clock;
  const next = clock.closes_next?.after_this_level ? clock.closes_next : null;
  if (late !== null && late === rebuys) {
    return next?.late_registration
      ? { text: say("late-registration-and-rebuys-close"), closing: true }
      : { text: say("late-registration-and-rebuys-until", { level: late }), closing: false };
  }
  if (next?.late_registration) return { text: say("late-registration-closes"), closing: true };
  if (next?.rebuys) return { text: say("rebuys-close"), closing: true };
  const parts = [
    late !== null ? say("late-registration-until", { level: late }) : "",
    rebuys !== null ? say("rebuys-until", { level: rebuys }) : "",
  ];
  return { text: joined(parts), closing: false };
}

/** The game of a mixed event's level, or those that take turns in it; empty in an event of one game. */
export function gamesSaid(clock: ClockView): string {
  const games = clock.stage.games.join(" · ");
  return clock.game_hands === null || games === ""
    ? games
    : say("game-every", { games, hands: clock.game_hands });
}

/** The words for what the engine tells of a level beside its name; its last minute, which passes between two answers, comes before. */
export function levelSaid(clock: ClockView, mood: Mood): string {
  if (mood === "last") return clock.hands === null ? say("last-minute") : say("last-hand");
  switch (clock.about.type) {
    case "words":
      return clock.about.text;
    case "games":
      return gamesSaid(clock);
    case "hands":
      return say("by-hands", { hands: clock.about.of });
    case "nothing":
      return "";
  }
}

/** How long a decision may take, while decisions are timed. */
export function shotClockSaid(view: ProjectorView): string {
  return view.shot_clock_s === undefined ? "" : say("shot-clock-of", { seconds: view.shot_clock_s });
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
export function moneyNote({ money, to_the_money }: Figures): MoneyNote {
  if (money === "none") return { text: "", tone: "" };
  const inside = money === "reached" || money === "in_the_money";
  return {
    text: inside ? say("in-the-money") : say("to-the-money", { count: to_the_money }),
    tone: MONEY_TONES[money],
  };
}

/** Which hand or round all tables play together. */
export function handSaid({ pace, hand }: { pace: Pace; hand: number }): string {
  const round = pace === "round";
  if (hand === 0) return say(round ? "round-in-progress" : "hand-in-progress");
  return say(round ? "round-numbered" : "hand-numbered", { number: hand });
}

/** The end of a day: how many hands are left, that it is over, or with which level play goes on; empty before. */
export function daySaid({ day, phase }: ProjectorView): string {
  if (!day) return "";
  if (day.last_hands !== null) return say("day-last-hands", { count: day.last_hands });
  return phase === "closed" ? say("day-goes-on", { level: day.next_level ?? 1 }) : say("day-over");
}

/** What stands in place of the stopped clock once the day is over. */
export interface DayOver {
  title: string;
  figure: string;
  said: string;
}

/** How many bags are counted of how many, then when play goes on; null before the day is over. */
export function dayOver({ day, phase, figures, series }: ProjectorView): DayOver | null {
  if (day?.next_level == null) return null;
  const next = series?.next_day_at ?? null;
  const goesOn = say("day-goes-on", { level: day.next_level });
  const on = next === null ? "" : say("next-day-on", { date: date(next) });
  const bags = `${chips(figures.left - day.open)}/${chips(figures.left)}`;
  if (phase === "closed" && next !== null) return { title: goesOn, figure: wallTime(next), said: on };
  const said = joined([say("day-over"), phase === "closed" ? "" : goesOn, on]);
  return { title: phase === "closed" ? goesOn : say("bags-counted"), figure: bags, said };
}

/** What everybody does once the day is over; empty where nothing is left to do. */
export function dayThen({ phase }: ProjectorView): string {
  return phase === "bagging" ? say("day-bag") : "";
}
