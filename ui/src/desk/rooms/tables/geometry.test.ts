import { describe, expect, it } from "vitest";
import { nameRoom, planTables, rimOf, rowsInSight, seatPlace, SMALLEST } from "./geometry";
import { shortName } from "./short-name";

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

  it("shows four tables two by two on a laptop and side by side on a wide wall", () => {
    expect(planTables(4, 900, 640)).toMatchObject({ columns: 2, rows: 2 });
    expect(planTables(4, 2800, 640)).toMatchObject({ columns: 4, rows: 1 });
  });

  it("scrolls rather than shrinks a large room", () => {
    const plan = planTables(300, 900, 640);
    expect(plan.height).toBe(SMALLEST.height);
    expect(plan.columns * plan.rows).toBeGreaterThanOrEqual(300);
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

  it("draws only the rows in sight", () => {
    expect(rowsInSight(0, 480, 224, 100)).toEqual([0, 2]);
    expect(rowsInSight(2400, 480, 224, 100)).toEqual([9, 12]);
  });
});

describe("a short name", () => {
  it("keeps a name that fits and shortens one that does not", () => {
    expect(shortName("Ana Sol", 70)).toBe("Ana Sol");
    expect(shortName("Konstantinos Papadopoulos", 90)).toBe("Konstantinos P.");
    expect(shortName("Konstantinos", 20)).toBe("Konstantinos");
  });
});
