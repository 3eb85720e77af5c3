import { describe, expect, it } from "vitest";
import type { ScheduleCurve } from "$shared/types";
import { MARGIN, roundStep, scaleOf } from "./curve-scale";

const point = {
  level: 1,
  small: 10,
  big: 20,
  ante: 0,
  begins_minutes: 0,
  length_minutes: 20,
  left: 16,
  average_tenths: 500,
  colour_up: [],
};
const curve: ScheduleCurve = {
  points: [point],
  predicted_minutes: [200, 240],
  total_minutes: 400,
  players: 16,
  chips: 16_000,
  assumed: "",
};

describe("the scale of a curve", () => {
  it("has room for the whole predicted end and the deepest stack", () => {
    const scale = scaleOf(curve, 600, 240);
    expect(scale.x(0)).toBe(MARGIN.left);
    expect(scale.x(240)).toBeLessThan(600 - MARGIN.right);
    expect(scale.y(500)).toBeGreaterThanOrEqual(MARGIN.top);
    expect(scale.depths).toEqual([0, 10, 20, 30, 40, 50]);
    expect(scale.hours).toEqual([0, 60, 120, 180, 240]);
  });

  it("steps in round figures", () => {
    expect([roundStep(50, 5), roundStep(51, 5), roundStep(3, 5)]).toEqual([10, 20, 1]);
  });
});
