/** An invented schedule along its time, and a wish that cannot be met: levels of 45 minutes and more. */

import type { CurvePoint } from "../types/CurvePoint";
import type { Generated } from "../types/Generated";
import type { ScheduleCurve } from "../types/ScheduleCurve";
import type { ScheduleWish } from "../types/ScheduleWish";
import { setup } from "./desk-rooms";
import { stages } from "./schedule";

const MINUTE = 60_000;

export function curve(players: number, chips: number): ScheduleCurve {
  const total_minutes = stages.reduce((sum, stage) => sum + stage.length_ms / MINUTE, 0);
  const end = Math.round(total_minutes * 0.75);
  let at = 0;
  const points = stages.map((stage): CurvePoint => {
    const left = players - ((players - 1) * Math.min(at, end)) / end;
    const point: CurvePoint = {
      level: stage.level,
      small: stage.small,
      big: stage.big,
      ante: stage.ante,
      begins_minutes: at,
      length_minutes: stage.length_ms / MINUTE,
      left: Math.round(left),
      average_tenths: at > end || stage.is_break ? null : Math.floor((chips * 10) / left / stage.big),
      colour_up: stage.colour_up,
    };
    at += point.length_minutes;
    return point;
  });
  return {
    points,
    predicted_minutes: [end - 20, end + 20],
    total_minutes,
    players,
    chips,
    assumed:
      "The average stack is worked out as if the field shrank evenly, from everybody at the start to one player at the middle of the predicted end.",
  };
}

export function generated(wish: ScheduleWish): Generated {
  if (wish.level_minutes >= 45) {
    return {
      schedule: null,
      warnings: [],
      curve: null,
      why_not: `${wish.players} players cannot be done with ${wish.level_minutes}-minute levels. 30-minute levels can.`,
      nearest: { ...wish, level_minutes: 30 },
    };
  }
  return {
    schedule: setup.schedule,
    warnings: [],
    curve: curve(wish.players, wish.players * wish.starting_stack + wish.more_chips),
    why_not: "",
    nearest: null,
  };
}
