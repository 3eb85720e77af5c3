import { describe, expect, it } from "vitest";
import { CHIP_COLOURS, hexFrom, hexOf, hslOf } from "./colour";

describe("a colour", () => {
  it("is read as people write it, and nothing else is", () => {
    expect(hexFrom(" #C8372D ")).toBe("#c8372d");
    expect(hexFrom("c8372d")).toBe("#c8372d");
    expect(hexFrom("#c83")).toBe("#cc8833");
    for (const slip of ["", "#", "red", "#c8372", "#c8372dd", "c8 372d"]) expect(hexFrom(slip)).toBeNull();
  });

  it("has a hue, a saturation and a lightness", () => {
    expect(hslOf("#ff0000")).toEqual({ hue: 0, saturation: 100, lightness: 50 });
    expect(hslOf("#00ff00")).toEqual({ hue: 120, saturation: 100, lightness: 50 });
    expect(hslOf("#0000ff")).toEqual({ hue: 240, saturation: 100, lightness: 50 });
    expect(hslOf("#ff00ff")).toEqual({ hue: 300, saturation: 100, lightness: 50 });
    expect(hslOf("#808080")).toEqual({ hue: 0, saturation: 0, lightness: 50 });
    expect(hexOf({ hue: 60, saturation: 100, lightness: 50 })).toBe("#ffff00");
    expect(hexOf({ hue: 360, saturation: 100, lightness: 50 })).toBe("#ff0000");
    expect(hexOf({ hue: 200, saturation: 80, lightness: 0 })).toBe("#000000");
    expect(hexOf({ hue: 200, saturation: 80, lightness: 100 })).toBe("#ffffff");
  });

  it("comes back nearly as it was, by whole hundredths and degrees", () => {
    for (const [, hex] of CHIP_COLOURS) {
      const again = hexOf(hslOf(hex));
      for (const at of [1, 3, 5]) {
        const part = (colour: string): number => parseInt(colour.slice(at, at + 2), 16);
        expect(Math.abs(part(again) - part(hex))).toBeLessThanOrEqual(3);
      }
    }
  });
});
