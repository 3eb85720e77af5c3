/** The figures along the foot of each page. */

import { chips, minutes, money } from "$shared/format";
import { strings } from "$shared/strings";
import type { ProjectorView } from "$shared/types/ProjectorView";
import type { Scene } from "./scene";
import { stakesShort } from "$shared/stakes";

export interface Cell {
  label: string;
  figure: string;
  unit?: string;
  tone?: "gold" | "green" | "";
}

const words = strings.projector;

function players({ figures }: ProjectorView): Cell {
  return { label: words.playersLabel, figure: chips(figures.left), unit: words.ofEntries(figures.entries) };
}

function average({ figures }: ProjectorView): Cell {
  const blinds = figures.average_big_blinds;
  const count = figures.average_in_bets ? strings.smallBets : strings.bigBlinds;
  const unit = blinds === null ? {} : { unit: count(blinds) };
  return { label: strings.averageStack, figure: chips(figures.average_stack), ...unit };
}

function inPlay({ figures }: ProjectorView): Cell {
  return { label: strings.chipsInPlay, figure: chips(figures.chips_in_play) };
}

/** The prize pool; where nobody plays for money, the rebuys or the tables instead. */
function pool({ figures, currency }: ProjectorView): Cell {
  if (figures.prize_pool > 0) {
    const unit = figures.places_paid > 0 ? { unit: words.placesPaid(figures.places_paid) } : {};
    return { label: strings.prizePool, figure: money(figures.prize_pool, currency), ...unit };
  }
  if (figures.rebuys > 0) return { label: words.rebuysLabel, figure: chips(figures.rebuys) };
  return { label: words.tablesLabel, figure: chips(figures.tables) };
}

function nextPayout({ figures, currency }: ProjectorView): Cell | null {
  const next = figures.next_prize;
  if (!next) return null;
  return {
    label: words.nextPayout,
    figure: money(next.amount, currency),
    unit: strings.ordinal(next.place),
    tone: "gold",
  };
}

function firstPrize({ prizes, currency }: ProjectorView): Cell | null {
  const first = prizes.find((row) => row.place === 1);
  return first ? { label: words.firstPrize, figure: money(first.amount, currency) } : null;
}

export function cellsOf(scene: Scene, view: ProjectorView): Cell[] {
  const { figures, clock } = view;
  const first = clock.stage;
  switch (scene) {
    case "not_started":
    case "seating":
      return [
        { label: words.entriesLabel, figure: chips(figures.entries) },
        { label: words.startingStack, figure: chips(figures.average_stack) },
        {
          label: words.firstLevel,
          figure: stakesShort(first).figure,
          unit: minutes(first.length_ms),
        },
        pool(view),
      ];
    case "final_table":
      return [players(view), average(view), nextPayout(view) ?? inPlay(view), firstPrize(view) ?? pool(view)];
    case "winner":
      return [
        { label: words.entriesLabel, figure: chips(figures.entries) },
        inPlay(view),
        { label: words.endedIn, figure: strings.level(first.level ?? clock.next_level.level ?? 0) },
        pool(view),
      ];
    default:
      return [players(view), average(view), inPlay(view), pool(view)];
  }
}
