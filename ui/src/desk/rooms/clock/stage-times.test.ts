import { expect, it } from "vitest";
import { stageTimes } from "./stage-times";

it("tells when the stages ahead begin, a break counted like a level", () => {
  const stages = [20, 20, 10, 20].map((minutes, stage) => ({ stage, length_ms: minutes * 60_000 }));
  expect(stageTimes(stages, 1, 300_000, 1_000_000)).toEqual([null, null, 1_300_000, 1_900_000]);
});
