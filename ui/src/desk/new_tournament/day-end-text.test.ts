import { describe, expect, it } from "vitest";
import { dayEndFrom, dayEndText } from "./day-end-text";

const typed = (dayEnds: string, lastHands = "", bagsTwice = false) =>
  dayEndFrom({ dayEnds, lastHands, bagsTwice }, undefined);

describe("the end of a day as it is typed", () => {
  it("is a level, a number left, a share, or nothing", () => {
    // How many last hands and how long before is the engine's to say.
    const end = { counted_twice: false };
    expect(typed("15")).toEqual({ at: { type: "level", level: 15 }, ...end });
    expect(typed("27 left")).toEqual({ at: { type: "left", players: 27 }, ...end });
    expect(typed("12.5 %")).toEqual({ at: { type: "share", hundredths: 1_250, up: true }, ...end });
    expect(typed("")).toBeUndefined();
    expect(typed("soon")).toBe("dayEnds");
  });

  it("has its last hands said or drawn", () => {
    expect(typed("15", "4")).toMatchObject({ hands: { type: "said", hands: 4 } });
    expect(typed("", "3-6", true)).toMatchObject({
      at: { type: "director" },
      hands: { type: "drawn", from: 3, to: 6 },
      counted_twice: true,
    });
    expect(typed("15", "some")).toBe("lastHands");
  });

  it("is read as it is shown", () => {
    for (const [ends, hands] of [
      ["15", "4"],
      ["27 left", "3-6"],
      ["12.5%", "1"],
    ] as const) {
      const end = typed(ends, hands, true);
      if (end === undefined || typeof end === "string") throw new Error(ends);
      expect(dayEndFrom(dayEndText(end), end)).toEqual(end);
    }
  });
});
