import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The colours of a theme, by name. */
function colours(theme: "light" | "dark"): Record<string, string> {
  const declared = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return Object.fromEntries(
    [...declared].map(([, name, light, dark]) => [name, theme === "light" ? light : dark]),
  );
}

function luminance(hex: string): number {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const pairs: [string, string[]][] = [
  ["text", ["ground", "panel", "raised", "green-quiet"]],
  ["soft", ["ground", "panel", "raised"]],
  ["green", ["ground", "panel", "raised", "green-quiet"]],
  ["gold", ["ground", "panel", "raised", "gold-quiet"]],
  ["coral", ["ground", "panel", "raised", "coral-quiet"]],
  ["blue", ["ground", "panel", "raised", "blue-quiet"]],
  ["on-green", ["green"]],
  ["on-gold", ["gold"]],
  ["on-coral", ["coral"]],
  ["on-blue", ["blue"]],
];

/** What shows where a control is, and that it is ticked or chosen (WCAG 1.4.11). */
const outlines: [string, string[]][] = [
  ["edge", ["ground", "panel", "raised"]],
  ["green", ["ground", "panel", "raised", "green-quiet"]],
];

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const named = colours(theme);

  it.each(outlines)("%s is told from %s by 3 to 1", (outline, grounds) => {
    for (const ground of grounds) {
      expect(contrast(named[outline] ?? "", named[ground] ?? ""), `${outline} on ${ground}`).toBeGreaterThan(
        3,
      );
    }
  });

  it.each(pairs)("%s can be read (AA) on %s", (figure, grounds) => {
    for (const ground of grounds) {
      expect(contrast(named[figure] ?? "", named[ground] ?? ""), `${figure} on ${ground}`).toBeGreaterThan(
        4.5,
      );
    }
  });
});
