import type { ScheduleCurve } from "$shared/types";

/** Where the figures of a curve stand in a drawing of so many pixels. */
interface Scale {
  /** The pixel across of a minute after the start. */
  x: (minutes: number) => number;
  /** The pixel down of an average stack in tenths of a big blind. */
  y: (tenths: number) => number;
  /** The minutes that are named along the time, and the big blinds that are named up the side. */
  hours: number[];
  depths: number[];
  /** The last minute in the drawing. */
  end: number;
}

export const MARGIN = { left: 40, right: 12, top: 28, bottom: 24 };

/** The smallest of 1, 2, 5, 10, 20 … that makes at most so many steps. */
export function roundStep(reach: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) if (reach / step <= most) return step;
  }
}

/** A scale on which the curve and its predicted end have room. The schedule beyond, for a long last duel, is left out. */
export function scaleOf(curve: ScheduleCurve, width: number, height: number): Scale {
  const late = curve.predicted_minutes?.[1] ?? curve.total_minutes;
  const end = Math.max(1, late + late / 12);
  const highest = Math.max(10, ...curve.points.map((point) => point.average_tenths ?? 0));
  const depthStep = roundStep(highest / 10, 5);
  const top = Math.ceil(highest / 10 / depthStep) * depthStep;
  const hourStep = [30, 60, 120, 240, 480].find((step) => end / step <= Math.max(2, width / 120)) ?? 960;
  const across = Math.max(1, width - MARGIN.left - MARGIN.right);
  const down = Math.max(1, height - MARGIN.top - MARGIN.bottom);
  return {
    x: (minutes) => MARGIN.left + (across * Math.min(minutes, end)) / end,
    y: (tenths) => MARGIN.top + down * (1 - tenths / 10 / top),
    hours: Array.from({ length: Math.floor(end / hourStep) + 1 }, (_, index) => index * hourStep),
    depths: Array.from({ length: Math.round(top / depthStep) + 1 }, (_, index) => index * depthStep),
    end,
  };
}
