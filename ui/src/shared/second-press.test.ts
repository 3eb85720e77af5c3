import { afterEach, expect, test, vi } from "vitest";
import { isMeantForAnother, isSecondPress } from "./second-press";

afterEach(() => vi.unstubAllGlobals());

const click = (timeStamp: number, clientX: number, detail = 1): MouseEvent =>
  ({ timeStamp, clientX, clientY: 300, detail }) as MouseEvent;

test("the second press of a double tap is one, wherever its button has gone", () => {
  expect(isSecondPress(click(1_000, 100))).toBe(false);
  expect(isSecondPress(click(1_200, 104))).toBe(true);
  expect(isSecondPress(click(1_400, 104))).toBe(true);
  // Who touches on in one place is meant again soon.
  expect(isSecondPress(click(1_600, 104))).toBe(false);
});

test("a press elsewhere, a later one and one by a key are presses of their own", () => {
  expect(isSecondPress(click(5_000, 100))).toBe(false);
  expect(isSecondPress(click(5_200, 200))).toBe(false);
  expect(isSecondPress(click(5_700, 200))).toBe(false);
  expect(isSecondPress(click(5_750, 0, 0))).toBe(false);
});

test("on the desk a double click is one press of each button, unless both are the same button's", () => {
  class Button {
    closest(): this {
      return this;
    }
  }
  vi.stubGlobal("Element", Button);
  const press = (target: Button, detail: number): MouseEvent => ({ target, detail }) as unknown as MouseEvent;
  const [one, next] = [new Button(), new Button()];
  expect(isMeantForAnother(press(one, 1))).toBe(false);
  expect(isMeantForAnother(press(next, 2))).toBe(true);
  expect(isMeantForAnother(press(next, 1))).toBe(false);
  expect(isMeantForAnother(press(next, 2))).toBe(false);
  // A key presses without a count.
  expect(isMeantForAnother(press(one, 0))).toBe(false);
});
