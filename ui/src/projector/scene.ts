/** What the room should see: which page, and in which mood. Pure, so that it can be tested. */

import type { TournamentClock } from "$shared/clock.svelte";
import type { Layout, Moment, MovesShown, ProjectorView } from "$shared/types";

export type Scene = Moment | "moves" | "payouts" | "chips" | "leaders" | "map" | "split" | "season";
export type Mood = "running" | "last" | "paused" | "break" | "finished";

/** What a page is given: the engine's answer and the clock that counts on from it, and the tournament for what it asks by itself. */
export interface Shown {
  view: ProjectorView;
  clock: TournamentClock;
  tournament: number;
}

/** What stands beside the clock, one at a time. */
export type List = "seating" | "alternates" | "payouts" | "bounties" | "leaders" | "chips" | "season";

export const hasBounties = ({ bounties }: ProjectorView): boolean =>
  bounties !== null && bounties.rows.length > 0;

/** The last minute of a level or break is announced by colour. */
const LAST_MINUTE_MS = 60_000;

export const movesDue = (view: ProjectorView): boolean => view.moves.some((move) => !move.arrived);

/** More moves than these take the page: beside the clock somebody would wait for the fourth page of names to find a seat. */
const MOST_BESIDE = 10;

/**
 * The page for what the room is about, which the engine says, in a window of this layout. The winner, new seats for everybody
 * and a deal that is talked about take every window. Moves stand beside the clock, or take its page where there are many or the host
 * wants that; beside a list they stand at the side. Whatever is asked for and has nothing to show yields to the moment.
 */
export function sceneOf(view: ProjectorView, layout: Layout, moves: MovesShown): Scene {
  const { moment } = view;
  if (moment === "called_off" || moment === "winner" || moment === "seating" || moment === "deal")
    return moment;
  if (layout === "payouts" && view.prizes.length > 0) return layout;
  if (layout === "chips" && view.chips.length > 0) return layout;
  if (moment === "not_started") return moment;
  if (layout === "leaders" && view.counted > 0) return layout;
  if (layout === "seating" || layout === "map" || layout === "season") return layout;
  const due = movesDue(view);
  if (due && (moves === "page" || view.moves_due > MOST_BESIDE)) return "moves";
  if (layout === "split") return due ? "clock" : layout;
  if (due && moment === "hand_for_hand") return "moves";
  return due && moment !== "colour_up" ? "clock" : moment;
}

/**
 * Where the host's code stands. Before the start it has the place that prizes take later, and at the end that of prizes
 * that are not there. On a break, when people have their phones out, and beside the winner's prizes it has a corner; whoever
 * has to move is more urgent. In all other moments it is at the foot.
 */
export function codePlace(view: ProjectorView, scene: Scene): "page" | "corner" | "foot" {
  const prizes = view.prizes.length > 0;
  if (scene === "not_started") return prizes ? "foot" : "page";
  if (scene === "called_off") return "page";
  if (scene === "winner") return prizes && view.winner?.all.length === 0 ? "corner" : "page";
  const broken = view.clock.stage.is_break && !movesDue(view);
  return broken && scene !== "split" && scene !== "deal" && scene !== "moves" ? "corner" : "foot";
}

/** How long the room reads who has just gone out. */
export const LAST_OUT_MS = 12_000;

/** In a larger field somebody goes out all the time, and the figures of the foot would never be seen. */
const NAMED_OUT_OF = 100;

/** How long it still has to, at this time of day; 0 for nobody. */
export function lastOutFor({ last_out, figures }: ProjectorView, now: number): number {
  if (last_out === null || figures.left > NAMED_OUT_OF) return 0;
  return Math.min(LAST_OUT_MS, Math.max(0, last_out.at + LAST_OUT_MS - now));
}

/** The mood of the clock with so much time left. A stopped clock is told apart before anything else. */
export function moodOf(view: ProjectorView, remaining: number): Mood {
  const { phase, stage, hands, last_hand } = view.clock;
  if (phase === "finished") return "finished";
  if (phase === "paused") return "paused";
  if (phase === "running" && hands !== null) return last_hand ? "last" : "running";
  if (phase === "running" && remaining <= LAST_MINUTE_MS) return "last";
  return stage.is_break ? "break" : "running";
}
