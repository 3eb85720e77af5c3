import { expect, test } from "vitest";
import { answered, isOpen } from "./questions";

const asked = (key: string, chosen: number | null = null) => ({
  key,
  text: "Which?",
  choices: ["one", "other"],
  chosen,
});

test("nothing comes in before every question has its answer, and none of the answers is lost", () => {
  const questions = [asked("event"), asked("column-1"), asked("name_order", 1)];
  expect(isOpen(questions)).toBe(true);
  const one = answered(questions, { event: 0 });
  expect(one.map(({ chosen }) => chosen)).toEqual([0, null, 1]);
  expect(isOpen(one)).toBe(true);
  const all = answered(questions, { event: 0, "column-1": 1, name_order: 0, other: 1 });
  expect(all.map(({ chosen }) => chosen)).toEqual([0, 1, 0]);
  expect(isOpen(all)).toBe(false);
  expect(isOpen([])).toBe(false);
});
