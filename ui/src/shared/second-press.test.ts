import { expect, test } from "vitest";
import { isSecondPress } from "./second-press";

const click = (timeStamp: number, clientX: number, detail = 1): MouseEvent =>
  ({ timeStamp, clientX, clientY: 300, detail }) as MouseEvent;

test("the second press of a double tap is one, wherever its button has gone", () => {
  expect(isSecondPress(click(1_000, 100))).toBe(false);
  expect(isSecondPress(click(1_200, 104))).toBe(true);
  // Nor is the third.
  expect(isSecondPress(click(1_400, 104))).toBe(true);
});

test("a press elsewhere, a later one and one by a key are presses of their own", () => {
  expect(isSecondPress(click(5_000, 100))).toBe(false);
  expect(isSecondPress(click(5_200, 200))).toBe(false);
  expect(isSecondPress(click(5_700, 200))).toBe(false);
  expect(isSecondPress(click(5_750, 0, 0))).toBe(false);
});
