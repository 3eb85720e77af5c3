/** What the room should see: which page, and in which mood. Pure, so that it can be tested. */

import type { ProjectorView } from "$shared/types/ProjectorView";

export type Scene = "not_started" | "seating" | "clock" | "moves" | "final_table" | "winner";
export type Mood = "running" | "last" | "paused" | "break" | "finished";

/** The last minute of a level or break is announced by colour. */
const LAST_MINUTE_MS = 60_000;

/** The page for this moment. People on their way to another seat come before everything but the end. */
export function sceneOf(view: ProjectorView): Scene {
  if (view.winner) return "winner";
  if (view.phase === "registering") return "not_started";
  if (view.phase === "drawn") return view.seating.length > 0 ? "seating" : "not_started";
  if (view.moves.some((move) => !move.arrived)) return "moves";
  if (view.final_table.length > 0 && !view.clock.stage.is_break) return "final_table";
  return "clock";
}

/** The mood of the clock with so much time left. A stopped clock is told apart before anything else. */
export function moodOf(view: ProjectorView, remaining: number): Mood {
  const { phase, stage, hands } = view.clock;
  if (phase === "finished") return "finished";
  if (phase === "paused") return "paused";
  if (phase === "running" && hands !== null) return hands.played + 1 === hands.of ? "last" : "running";
  if (phase === "running" && remaining <= LAST_MINUTE_MS) return "last";
  return stage.is_break ? "break" : "running";
}
