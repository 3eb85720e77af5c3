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
  /** The unit stands beside the label: “Players of 36”. */
  joined?: boolean;
  tone?: "gold" | "green" | "";
}

const cell = (label: string, figure: string, unit?: string, tone?: Cell["tone"]): Cell => ({
  label,
  figure,
  unit,
  tone,
});

/** On a day of all flights together the entries are those of all of them. */
const players = ({ figures, series }: ProjectorView): Cell => ({
  ...cell(
    say("players-label"),
    chips(figures.left),
    say("of-entries", { entries: series?.flight === 0 ? series.entries : figures.entries }),
  ),
  joined: true,
});

/** Beside a flight's own players those of all flights: how many are left of them, those in bags among them. */
function allFlights({ series }: ProjectorView): Cell | null {
  if (series === undefined || series.flight === 0) return null;
  return {
    ...cell(say("all-flights"), chips(series.left), say("of-entries", { entries: series.entries })),
    joined: true,
  };
}

function average({ figures }: ProjectorView): Cell {
  const blinds = figures.average_big_blinds;
  const key = figures.average_in_bets ? "small-bets" : "big-blinds";
  const unit = blinds === null ? undefined : say(key, { count: blinds });
  return cell(say("average-stack"), chips(figures.average_stack), unit);
}

const inPlay = ({ figures }: ProjectorView): Cell => cell(say("chips-in-play"), chips(figures.chips_in_play));

/** The prize pool, of a series that of all flights; where nobody plays for money, the rebuys or the tables instead. */
function pool({ figures, pool, currency, series }: ProjectorView): Cell {
  const prizes = money(figures.prize_pool, currency);
  if (pool.overlay > 0)
    return cell(say("prize-pool"), prizes, say("overlay", { amount: money(pool.overlay, currency) }), "gold");
  if (figures.prize_pool > 0) {
    const places = series?.places ?? figures.places_paid;
    const unit = places > 0 ? say("places-paid", { count: places }) : undefined;
    return cell(say("prize-pool"), prizes, unit);
  }
  if (figures.rebuys > 0) return cell(say("rebuys-label"), chips(figures.rebuys));
  return cell(say("tables-label"), chips(figures.tables));
}

function nextPayout({ figures, currency }: ProjectorView): Cell | null {
  const next = figures.next_prize;
  if (!next) return null;
  return cell(say("next-payout"), money(next.amount, currency), say("place", { number: next.place }), "gold");
}

/** The end of play as a range of times; a dash where nobody can know it, so that the foot keeps its shape. */
const predictedEnd = ({ predicted_end: end }: ProjectorView): Cell =>
  cell(say("play-ends"), end === null ? say("end-unknown") : wallRange(end.from, end.to));

function nextBreak(clock: TournamentClock): Cell {
  if (clock.breakIn === null) return cell(say("next-break"), say("no-break-ahead"));
  const unit = clock.breakAt === null ? undefined : say("at-time", { time: wallTime(clock.breakAt) });
  return { ...cell(say("next-break"), time(clock.breakIn), unit), joined: unit !== undefined };
}

const facts: Record<Fact, (view: ProjectorView, clock: TournamentClock) => Cell | null> = {
  players,
  average_stack: average,
  chips_in_play: inPlay,
  prize_pool: pool,
  next_payout: nextPayout,
  next_break: (_, clock) => nextBreak(clock),
  predicted_end: predictedEnd,
  tables: ({ figures }) => cell(say("tables-label"), chips(figures.tables)),
  rebuys: ({ figures }) => cell(say("rebuys-label"), chips(figures.rebuys)),
};

/** The figures of a page: those that the host chose, or those that belong to a moment of its own. */
export function cellsOf(scene: Scene, view: ProjectorView, clock: TournamentClock, chosen: Fact[]): Cell[] {
  const { figures } = view;
  const first = view.clock.stage;
  const entries = cell(say("entries-label"), chips(figures.entries));
  const stakes = stakesShort(first).figure;
  if (scene === "not_started" || (scene === "seating" && view.phase === "drawn")) {
    return [
      entries,
      cell(say("starting-stack"), chips(figures.average_stack)),
      cell(say("first-level"), stakes, minutes(first.length_ms)),
      pool(view),
    ];
  }
  if (scene === "final_table") {
    return [players(view), average(view), inPlay(view), nextPayout(view) ?? pool(view)];
  }
  if (scene === "hand_for_hand") {
    return [
      players(view),
      cell(say("level-left", { level: stageCalled(first) }), time(clock.remaining)),
      // With five the ante stands below the blinds, where it has room when both are long.
      cell(say("blinds"), stakes, first.ante > 0 ? say("ante-of", { amount: chips(first.ante) }) : undefined),
      average(view),
      pool(view),
    ];
  }
  if (scene === "called_off") return [];
  if (scene === "winner") {
    const level = first.level ?? view.clock.next_level.level ?? 0;
    return [entries, inPlay(view), cell(say("ended-in"), say("level", { number: level })), pool(view)];
  }
  const shown = [...chosen.map((fact) => facts[fact](view, clock)), allFlights(view)].filter(
    (cell) => cell !== null,
  );
  // Without money the pool says how many rebuys or tables there are, which may be chosen as well.
  return shown.filter((cell, index) => shown.findIndex((other) => other.label === cell.label) === index);
}
