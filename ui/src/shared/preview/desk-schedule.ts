/** The invented schedule as it is edited: put in force, pasted, and found odd in one way. */

import type { AfterLast } from "../types/AfterLast";
import type { Ante } from "../types/Ante";
import type { Rotation } from "../types/Rotation";
import type { Schedule } from "../types/Schedule";
import type { ScheduleDraftView } from "../types/ScheduleDraftView";
import type { ScheduleReading } from "../types/ScheduleReading";
import type { ScheduleView } from "../types/ScheduleView";
import type { Stage } from "../types/Stage";
import type { StageView } from "../types/StageView";
import { noLimit, stages } from "./schedule";
import { clock, phases, state } from "./scene";

let afterLast: AfterLast = "double";
let games: Rotation | null = null;

// The schedule of the moments with other games: a mixed event with limit and stud, or levels that end by hands.
if (state === "mixed" || state === "stud") {
  games = {
    games: [
      { name: "Limit hold’em", posts: "limit_blinds" },
      { name: "Omaha hi-lo", posts: "limit_blinds" },
      { name: "Razz", posts: "stud" },
      { name: "Seven-card stud", posts: "stud" },
      { name: "Stud hi-lo", posts: "stud" },
    ],
    change: state === "mixed" ? { type: "level" } : { type: "hands", hands: 8 },
  };
  for (const [at, stage] of stages.entries())
    stages[at] = { ...withBets(stage), games: gamesAt(stage.level) };
}
if (state === "hands") {
  for (const [at, stage] of stages.entries()) if (!stage.is_break) stages[at] = { ...stage, hands: 20 };
}

function withBets(stage: StageView): StageView {
  const { small, big, is_break } = stage;
  if (is_break) return stage;
  const stud = { ante: Math.ceil(small / 5), bring_in: Math.ceil(small / 2) };
  return { ...stage, ante: 0, big_blind_ante: false, bets: { small: big, big: 2 * big }, stud };
}

function gamesAt(level: number | null): string[] {
  if (games === null || level === null) return [];
  const names = games.games.map((game) => game.name);
  return games.change.type === "level" ? names.slice((level - 1) % names.length).slice(0, 1) : names;
}

function stageOf(view: StageView): Stage {
  const { small, big, bets, stud, hands, goes_on, length_ms, note } = view;
  if (view.is_break) return { type: "break", length_ms, note };
  const kind = view.big_blind_ante ? "big_blind" : "per_player";
  const ante: Ante = view.ante === 0 ? { type: "none" } : { type: kind, chips: view.ante };
  return { type: "level", small, big, ante, bets, stud, hands, goes_on, length_ms, note };
}

function played(): number {
  return phases[state] === "playing" ? clock.view().stage.stage : 0;
}

export function scheduleView(): ScheduleView {
  const over = phases[state] === "finished";
  const falling = stages.filter((stage, at) => !stage.is_break && stage.big < (stages[at - 1]?.big ?? 0));
  return {
    stages: [...stages],
    after_last:
      afterLast === "double"
        ? "After the last level the blinds double every 20 minutes."
        : "After the last level play goes on at the same blinds.",
    current: clock.view().stage.stage,
    begins: stages.map(() => null),
    rebuys_until_level: 4,
    late_entry_until_level: 4,
    schedule: { stages: stages.map(stageOf), after_last: afterLast, games },
    played: played(),
    change: { yes: !over, why_not: over ? "The tournament is over." : "" },
    warnings: falling.map((stage) => ({
      stage: stage.stage,
      message: `The big blind falls to ${stage.big}.`,
    })),
  };
}

/** Puts another schedule in force, with one refusal, so that a refusal can be looked at. */
export function changeSchedule(schedule: Schedule): void {
  const wrong = schedule.stages.find((stage) => stage.type === "level" && stage.small > stage.big);
  if (wrong?.type === "level") {
    const message = `The small blind of ${wrong.small} is larger than the big blind of ${wrong.big}.`;
    throw { code: "bad_value", message };
  }
  const present = clock.view().stage;
  const before = new Map(stages.map((stage) => [stage.stage, stage.colour_up]));
  let levels = 0;
  games = schedule.games;
  const views = schedule.stages.map((stage, at): StageView => {
    const is_break = stage.type === "break";
    if (!is_break && !stage.goes_on) levels += 1;
    return {
      stage: at,
      level: is_break ? null : levels,
      is_break,
      small: is_break ? 0 : stage.small,
      big: is_break ? 0 : stage.big,
      ante: is_break || stage.ante.type === "none" ? 0 : stage.ante.chips,
      big_blind_ante: !is_break && stage.ante.type === "big_blind",
      bets: is_break ? null : stage.bets,
      stud: is_break ? null : stage.stud,
      hands: is_break ? null : stage.hands,
      goes_on: !is_break && stage.goes_on,
      games: gamesAt(is_break ? null : levels),
      length_ms: stage.length_ms,
      note: stage.note,
      colour_up: is_break ? (before.get(at) ?? []) : [],
      extension: false,
    };
  });
  stages.splice(0, stages.length, ...views);
  afterLast = schedule.after_last;
  clock.adjust(clock.view().stage.length_ms - present.length_ms);
}

/** Three levels after the last one, and one fault of the games, so that both can be looked at. */
export function scheduleDraft(schedule: Schedule): ScheduleDraftView {
  if (schedule.games?.games.some((game) => game.name === "") === true) {
    return {
      fault: { stage: null, games: true, message: "A game has a name of 1 to 40 characters." },
      beyond: [],
    };
  }
  const last = schedule.stages.findLast((stage) => stage.type === "level");
  const view = stages.findLast((stage) => !stage.is_break);
  if (last?.type !== "level" || view === undefined) return { fault: null, beyond: [] };
  const levels = schedule.stages.filter((stage) => stage.type === "level" && !stage.goes_on).length;
  const beyond = [1, 2, 3].map((further): StageView => {
    const times = { double: 2 ** further, step: 1 + further / 2, repeat: 1 }[schedule.after_last];
    const { small, big } = last;
    const level = levels + further;
    const stage = { ...view, stage: level, level, small: small * times, big: big * times, ante: 0 };
    const { bets } = last;
    return bets === null
      ? { ...stage, bets: null, stud: null, games: [] }
      : { ...withBets(stage), games: gamesAt(level) };
  });
  return { fault: null, beyond };
}

/** Reads blinds, minutes and breaks well enough to look at every kind of line. */
export function readSchedule(text: string): ScheduleReading {
  const lines = text.split("\n").flatMap((raw, index) => {
    const line = index + 1;
    const figures = (raw.replaceAll(",", "").match(/\d+/g) ?? []).map(Number);
    if (raw.trim() === "") return [];
    if (/break/i.test(raw)) {
      const note = figures[0] === undefined ? "A break of 10 minutes was assumed." : "";
      return {
        line,
        stage: { type: "break" as const, length_ms: (figures[0] ?? 10) * 60_000, note: "" },
        note,
      };
    }
    const [small, big, third, fourth] = figures;
    if (small === undefined || big === undefined)
      return { line, stage: null, note: "No small and big blind stand in this line." };
    const ante = fourth !== undefined || raw.includes("(") ? (third ?? 0) : 0;
    const stage: Stage = {
      type: "level",
      small,
      big,
      ante: ante === 0 ? { type: "none" } : { type: "big_blind", chips: ante },
      ...noLimit,
      length_ms: (fourth ?? (raw.includes("(") ? 20 : (third ?? 20))) * 60_000,
      note: "",
    };
    return { line, stage, note: "" };
  });
  return { lines, stages: lines.filter((line) => line.stage !== null).length };
}
