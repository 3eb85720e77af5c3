import { describe, expect, it } from "vitest";
import { nameRoom, rimOf, seatPlace } from "./geometry";

describe("the floor plan", () => {
  const round = { x: 100, y: 100 };
  const oval = { x: 60, y: 110 };

  it("puts seat 1 on the dealer's left and goes round clockwise", () => {
    const first = seatPlace(1, 10, round);
    expect(first.side).toBe("left");
    expect(first.y).toBeGreaterThan(90);
    expect(seatPlace(3, 10, round).x).toBeCloseTo(-100);
    expect(seatPlace(5, 10, round).y).toBeLessThan(-90);
    expect(seatPlace(10, 10, round).side).toBe("right");
  });

  it("puts the middle seat of an odd table opposite the dealer", () => {
    expect(seatPlace(5, 9, oval)).toMatchObject({ side: "top" });
  });

  it("mirrors the seats of an oval table", () => {
    for (let seat = 1; seat <= 5; seat += 1) {
      const left = seatPlace(seat, 10, oval);
      const right = seatPlace(11 - seat, 10, oval);
      expect(right.x).toBeCloseTo(-left.x);
      expect(right.y).toBeCloseTo(left.y);
    }
  });

  it("never gives two names of one side the same line", () => {
    for (let capacity = 2; capacity <= 12; capacity += 1) {
      const heights = Array.from({ length: capacity }, (_, index) => seatPlace(index + 1, capacity, oval))
        .filter((place) => place.side === "left")
        .map((place) => place.y)
        .sort((one, other) => one - other);
      for (const [index, y] of heights.entries()) {
        if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThan(12);
      }
    }
  });

  it("leaves room for a name beside every seat, at every size", () => {
    for (const [width, height] of [
      [248, 224],
      [300, 300],
      [455, 320],
      [900, 520],
    ] as const) {
      const rim = rimOf(width, height);
      for (let seat = 1; seat <= 10; seat += 1) {
        expect(nameRoom(seatPlace(seat, 10, rim), width)).toBeGreaterThanOrEqual(44);
      }
    }
  });
});
