import { describe, expect, it } from "vitest";
import { untilNextChange } from "./clock.svelte";

describe("the next repaint", () => {
  it("is due when the shown second changes", () => {
    expect(untilNextChange(821_400, false)).toBe(401);
    expect(untilNextChange(821_000, false)).toBe(1001);
  });

  it("comes ten times a second only in the last ten seconds, and only where tenths are shown", () => {
    expect(untilNextChange(9_350, true)).toBe(51);
    expect(untilNextChange(9_350, false)).toBe(351);
    expect(untilNextChange(10_350, true)).toBe(351);
  });
});
