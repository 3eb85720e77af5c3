import { describe, expect, it } from "vitest";
import {
  asArranged,
  closeZoom,
  drawnAs,
  enlarged,
  fitted,
  inRows,
  inRange,
  mostZoom,
  neighbour,
  rangeOf,
  roundRows,
  placedAt,
  SMALLEST,
} from "./map-layout";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const laptop = { width: 870, height: 560 };

describe("the room map", () => {
  it("draws six tables with their names on a laptop", () => {
    const layout = inRows(numbers(6), laptop);
    expect([layout.columns, layout.rows]).toEqual([3, 2]);
    expect(drawnAs(fitted(layout, laptop))).toBe("named");
  });

  it("scrolls a small room that would lose its names otherwise", () => {
    const small = { width: 552, height: 480 };
    const layout = inRows(numbers(6), small);
    expect(layout.columns).toBe(2);
    expect(drawnAs(fitted(layout, small))).toBe("named");
    expect(fitted(layout, small).width * 2).toBeLessThanOrEqual(small.width);
  });

  it("draws thirty tables round, and twelve hundred small, all in sight or nearly", () => {
    expect(drawnAs(fitted(inRows(numbers(30), laptop), laptop))).toBe("round");
    const huge = inRows(numbers(1200), { width: 1400, height: 850 });
    const size = fitted(huge, { width: 1400, height: 850 });
    expect(drawnAs(size)).toBe("small");
    expect(size.width).toBeGreaterThanOrEqual(SMALLEST.width);
    expect(size.height).toBeGreaterThanOrEqual(SMALLEST.height);
  });

  it("scrolls a room that is too large for the space down only, in whichever space", () => {
    for (let width = 40; width < 1600; width += 7) {
      for (const [count, height] of [
        [60, 300],
        [400, 500],
        [1012, 650],
        [1200, 2000],
      ] as const) {
        const layout = inRows(numbers(count), { width, height });
        expect(fitted(layout, { width, height }).width * layout.columns).toBeLessThanOrEqual(width + 1e-6);
      }
    }
  });

  it("looks at one table close enough for its names, in a room of any size", () => {
    for (const count of [1, 9, 60, 1200]) {
      const fit = fitted(inRows(numbers(count), laptop), laptop);
      const close = enlarged(fit, closeZoom(fit, laptop), laptop);
      expect(drawnAs(close)).toBe("named");
      expect(close.width).toBeLessThanOrEqual(laptop.width);
      expect(closeZoom(fit, laptop)).toBeLessThanOrEqual(mostZoom(fit, laptop));
    }
  });

  it("needs only the tables in sight", () => {
    const layout = inRows(numbers(1200), laptop);
    const fit = fitted(layout, laptop);
    const size = enlarged(fit, closeZoom(fit, laptop), laptop);
    const seen = inRange(layout, rangeOf(layout, size, { left: 0, top: 0, width: 870, height: 560 }, 1));
    expect(seen.length).toBeLessThanOrEqual(16);
    expect(seen).toContain(1);
  });

  it("keeps the director's arrangement and finds a place for a new table", () => {
    const places = [
      { table: 1, x: 3, y: 2 },
      { table: 2, x: 5, y: 2 },
      { table: 9, x: 0, y: 0 },
    ];
    const layout = asArranged([1, 2, 3], places);
    expect(layout.cells.get(1)).toEqual({ x: 0, y: 0 });
    expect(layout.cells.get(2)).toEqual({ x: 2, y: 0 });
    expect(layout.cells.get(3)).toEqual({ x: 0, y: 1 });
    expect(neighbour(layout, 1, "right")).toBe(2);
    expect(neighbour(layout, 1, "down")).toBe(3);
    expect(neighbour(layout, 2, "right")).toBe(2);
  });

  it("draws round tables on a wall as large as they come out, and all of them", () => {
    const six = roundRows(numbers(6), { width: 1400, height: 700 });
    expect([six.columns, six.rows]).toEqual([3, 2]);
    const many = roundRows(numbers(1_012), { width: 1400, height: 700 });
    expect(many.cells.size).toBe(1_012);
    expect(many.columns * many.rows).toBeGreaterThanOrEqual(1_012);
  });

  it("has two tables exchange their places", () => {
    const layout = inRows(numbers(4), laptop);
    const [one, four] = [layout.cells.get(1), layout.cells.get(4)];
    if (one === undefined || four === undefined) throw new Error("both stand somewhere");
    const places = placedAt(layout, [{ table: 7, x: 9, y: 9 }], 1, four);
    expect(places.find((place) => place.table === 1)).toMatchObject(four);
    expect(places.find((place) => place.table === 4)).toMatchObject(one);
    expect(places.find((place) => place.table === 7)).toMatchObject({ x: 9, y: 9 });
    expect(new Set(places.map((place) => `${place.x}.${place.y}`)).size).toBe(places.length);
  });
});
