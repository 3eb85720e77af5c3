import type { LogRow } from "$shared/types";
import { describe, expect, it } from "vitest";
import { drafts } from "./drafts";

const line = (number: number, struck = false): LogRow => ({
  line: number,
  at: 0,
  device: "desk",
  verb: "Bust",
  what: "Ivo Petrov (4.3), 53rd",
  struck,
  after: null,
  before: number - 1,
  correctable: true,
  follows: false,
});

describe("what was typed to put a line right", () => {
  it("is kept for its line while the panel is elsewhere, and dropped once it is done", () => {
    drafts.keep(1, line(7), { way: "instead", text: "6.4" });
    drafts.keep(1, line(8), { way: "before", text: "r 6.4" });
    expect(drafts.of(1, line(7))).toEqual({ way: "instead", text: "6.4" });
    expect(drafts.of(2, line(7))).toBeNull();
    expect(drafts.of(1, line(7, true))).toBeNull();
    drafts.drop(1, line(7));
    expect(drafts.of(1, line(7))).toBeNull();
    expect(drafts.of(1, line(8))?.text).toBe("r 6.4");
  });

  it("is found again on the line at which the panel was left", () => {
    drafts.choose(1, line(7));
    expect(drafts.lineOf(1)?.line).toBe(7);
    expect(drafts.lineOf(2)).toBeNull();
    drafts.choose(1, null);
    expect(drafts.lineOf(1)).toBeNull();
  });
});
