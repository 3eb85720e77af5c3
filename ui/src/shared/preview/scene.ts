/** Which invented moment a preview page shows, from the address: `?state=break&size=huge&name=long`. */

import type { Layout } from "../types/Layout";
import type { Phase } from "../types/Phase";
import { PreviewClock } from "./clock";
import { firstBreak, lastBreak, positionOf } from "./schedule";

export const states = [
  "not_started",
  "countdown",
  "seating",
  "running",
  "closing",
  "paused",
  "last_minute",
  "last_seconds",
  "hands",
  "stud",
  "mixed",
  "break",
  "moves",
  "breaking",
  "redraw",
  "hand_for_hand",
  "time_called",
  "final_table",
  "deal",
  "winner",
] as const;
export type State = (typeof states)[number];

/** What the address asks for. */
export const asked = new URLSearchParams(location.search);
const wanted = asked.get("state");

export const state: State = states.find((name) => name === wanted) ?? "running";
/** A field of ten thousand with blinds in the millions. */
export const huge = asked.get("size") === "huge";
/** A home game without prizes or antes. */
export const small = asked.get("size") === "small";
export const eventName =
  asked.get("name") === "long"
    ? "The 27th Annual Wintergarten No-Limit Hold’em Main Event 2026"
    : "Thursday T1000";
/** What the screen is to show: `?layout=payouts`. */
export const layout = (asked.get("layout") ?? "clock_payouts") as Layout;
/** The cue to show on the screen soon after it opens. */
export const cue = asked.get("cue");

const MINUTE = 60_000;
const level = huge ? 12 : 7;
const left = 13 * MINUTE + 42_000;

export const phases: Record<State, Phase> = {
  not_started: "registering",
  countdown: "registering",
  seating: "drawn",
  running: "playing",
  closing: "playing",
  paused: "playing",
  last_minute: "playing",
  last_seconds: "playing",
  hands: "playing",
  stud: "playing",
  mixed: "playing",
  break: "playing",
  moves: "playing",
  breaking: "playing",
  redraw: "playing",
  hand_for_hand: "playing",
  time_called: "playing",
  final_table: "playing",
  deal: "playing",
  winner: "finished",
};

const clocks: Record<State, () => PreviewClock> = {
  not_started: () => new PreviewClock("not_started", 0, 20 * MINUTE),
  countdown: () => new PreviewClock("not_started", 0, 20 * MINUTE, { startsIn: 12 * MINUTE + 34_000 }),
  seating: () => new PreviewClock("not_started", 0, 20 * MINUTE),
  running: () => new PreviewClock("running", positionOf(level), left),
  closing: () => new PreviewClock("running", positionOf(6), 3 * MINUTE + 42_000),
  paused: () => new PreviewClock("paused", positionOf(level), left),
  last_minute: () => new PreviewClock("running", positionOf(level), 48_000),
  last_seconds: () => new PreviewClock("running", positionOf(level), 9_800),
  hands: () => new PreviewClock("running", positionOf(level), left, { hands: { played: 6, of: 20 } }),
  stud: () => new PreviewClock("running", positionOf(level), left, { plays: "stud" }),
  mixed: () => new PreviewClock("running", positionOf(level), left, { plays: "mixed" }),
  break: () => new PreviewClock("running", small ? firstBreak : lastBreak, 11 * MINUTE + 5_000),
  moves: () => new PreviewClock("running", positionOf(level), left),
  breaking: () => new PreviewClock("running", positionOf(level), left),
  redraw: () => new PreviewClock("paused", positionOf(level), left),
  hand_for_hand: () => new PreviewClock("paused", positionOf(level), 11 * MINUTE + 30_000),
  time_called: () => new PreviewClock("running", positionOf(level), left),
  final_table: () => new PreviewClock("running", positionOf(9), left),
  deal: () => new PreviewClock("paused", positionOf(9), left),
  winner: () => new PreviewClock("finished", positionOf(11), 4 * MINUTE),
};

export const clock = clocks[state]();
