/** The figures along the foot of each page. */

import { stageCalled } from "$shared/called";
import type { TournamentClock } from "$shared/clock.svelte";
import { chips, clock as time, money, wallRange, wallTime } from "$shared/format";
import type { Fact, ProjectorView } from "$shared/types";
import { say, minutes } from "$shared/say.svelte";
import type { Scene } from "./scene";
import { stakesShort } from "$shared/stakes";

export interface Cell {
  label: string;
  figure: string;
  unit?: string;
  tone?: "gold" | "green" | "";
}

function players({ figures }: ProjectorView): Cell {
  return {
    label: say("players-label"),
    figure: chips(figures.left),
    unit: say("of-entries", { entries: figures.entries }),
  };
}

function average({ figures }: ProjectorView): Cell {
  const blinds = figures.average_big_blinds;
  const key = figures.average_in_bets ? "small-bets" : "big-blinds";
  const unit = blinds === null ? undefined : say(key, { count: blinds });
  return { label: say("average-stack"), figure: chips(figures.average_stack), unit };
}

function inPlay({ figures }: ProjectorView): Cell {
  return { label: say("chips-in-play"), figure: chips(figures.chips_in_play) };
}

/** The prize pool; where nobody plays for money, the rebuys or the tables instead. */
function pool({ figures, pool, currency }: ProjectorView): Cell {
  if (pool.overlay > 0) {
    const unit = say("overlay", { amount: money(pool.overlay, currency) });
    return { label: say("prize-pool"), figure: money(figures.prize_pool, currency), unit, tone: "gold" };
  }
  if (figures.prize_pool > 0) {
    const unit = figures.places_paid > 0 ? say("places-paid", { count: figures.places_paid }) : undefined;
    return { label: say("prize-pool"), figure: money(figures.prize_pool, currency), unit };
  }
  if (figures.rebuys > 0) return { label: say("rebuys-label"), figure: chips(figures.rebuys) };
  return { label: say("tables-label"), figure: chips(figures.tables) };
}

function nextPayout({ figures, currency }: ProjectorView): Cell | null {
  const next = figures.next_prize;
  if (!next) return null;
  return {
    label: say("next-payout"),
    figure: money(next.amount, currency),
    unit: say("place", { number: next.place }),
    tone: "gold",
  };
}

/** The end of play as a range of times; a dash where nobody can know it, so that the foot keeps its shape. */
function predictedEnd({ predicted_end: end }: ProjectorView): Cell {
  return { label: say("play-ends"), figure: end === null ? say("end-unknown") : wallRange(end.from, end.to) };
}

function nextBreak(clock: TournamentClock): Cell {
  if (clock.breakIn === null) return { label: say("next-break"), figure: say("no-break-ahead") };
  const unit = clock.breakAt === null ? undefined : say("at-time", { time: wallTime(clock.breakAt) });
  return { label: say("next-break"), figure: time(clock.breakIn), unit };
}

const facts: Record<Fact, (view: ProjectorView, clock: TournamentClock) => Cell | null> = {
  players,
  average_stack: average,
  chips_in_play: inPlay,
  prize_pool: pool,
  next_payout: nextPayout,
  next_break: (_, clock) => nextBreak(clock),
  predicted_end: predictedEnd,
  tables: ({ figures }) => ({ label: say("tables-label"), figure: chips(figures.tables) }),
  rebuys: ({ figures }) => ({ label: say("rebuys-label"), figure: chips(figures.rebuys) }),
};

/** The figures of a page: those that the host chose, or those that belong to a moment of its own. */
export function cellsOf(scene: Scene, view: ProjectorView, clock: TournamentClock, chosen: Fact[]): Cell[] {
  const { figures } = view;
  const first = view.clock.stage;
  if (scene === "not_started" || (scene === "seating" && view.phase === "drawn")) {
    return [
      { label: say("entries-label"), figure: chips(figures.entries) },
      { label: say("starting-stack"), figure: chips(figures.average_stack) },
      {
        label: say("first-level"),
        figure: stakesShort(first).figure,
        unit: minutes(first.length_ms),
      },
      pool(view),
    ];
  }
  if (scene === "final_table") {
    return [players(view), average(view), inPlay(view), nextPayout(view) ?? pool(view)];
  }
  if (scene === "hand_for_hand") {
    const stakes = stakesShort(first);
    return [
      players(view),
      { label: say("level-left", { level: stageCalled(first) }), figure: time(clock.remaining) },
      // With five the ante stands below the blinds, where it has room when both are long.
      {
        label: say("blinds"),
        figure: stakes.figure,
        unit: first.ante > 0 ? say("ante-of", { amount: chips(first.ante) }) : undefined,
      },
      average(view),
      pool(view),
    ];
  }
  if (scene === "winner") {
    return [
      { label: say("entries-label"), figure: chips(figures.entries) },
      inPlay(view),
      {
        label: say("ended-in"),
        figure: say("level", { number: first.level ?? view.clock.next_level.level ?? 0 }),
      },
      pool(view),
    ];
  }
  const shown = chosen.map((fact) => facts[fact](view, clock)).filter((cell) => cell !== null);
  // Without money the pool says how many rebuys or tables there are, which may be chosen as well.
  return shown.filter((cell, index) => shown.findIndex((other) => other.label === cell.label) === index);
}
