import { describe, expect, it } from "vitest";
import { nameRoom, planTables, rim, rowsInSight, seatPlace, SMALLEST } from "./geometry";
import { shortName } from "./short-name";

describe("the floor plan", () => {
  it("puts seat 1 on the dealer's left and goes round clockwise", () => {
    const first = seatPlace(1, 10);
    expect(first.side).toBe("left");
    expect(first.y).toBeGreaterThan(0.9);
    expect(seatPlace(3, 10).x).toBeCloseTo(-1);
    expect(seatPlace(5, 10).y).toBeLessThan(-0.9);
    expect(seatPlace(10, 10).side).toBe("right");
  });

  it("puts the middle seat of an odd table opposite the dealer", () => {
    expect(seatPlace(5, 9)).toMatchObject({ side: "top" });
  });

  it("never gives two seats of one side the same line", () => {
    for (let capacity = 2; capacity <= 12; capacity += 1) {
      const heights = Array.from({ length: capacity }, (_, index) => seatPlace(index + 1, capacity))
        .filter((place) => place.side === "left")
        .map((place) => place.y.toFixed(3));
      expect(new Set(heights).size).toBe(heights.length);
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
      const size = rim(width, height);
      for (let seat = 1; seat <= 10; seat += 1) {
        expect(nameRoom(seatPlace(seat, 10), width, size.x)).toBeGreaterThanOrEqual(40);
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
