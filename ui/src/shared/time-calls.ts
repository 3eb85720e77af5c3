import type { DeskView, TimeCallView } from "./types";

/** Everybody on whom time is called, whoever has least of it left first; nobody before the desk has answered. */
export function timeCalls(desk: DeskView | null): TimeCallView[] {
  const first = desk?.time_call ?? null;
  return first === null || desk === null ? [] : [first, ...desk.other_time_calls];
}
