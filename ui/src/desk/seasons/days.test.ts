import { expect, test } from "vitest";
import { dayOf, momentOf } from "./days";

test("a day begins and ends as it was typed", () => {
  const [from, to] = [momentOf("2026-03-14", false), momentOf("2026-03-14", true)];
  expect(dayOf(from)).toBe("2026-03-14");
  expect(dayOf(to)).toBe("2026-03-14");
  expect(dayOf((to ?? 0) + 1)).toBe("2026-03-15");
  expect([momentOf("", false), dayOf(null)]).toEqual([null, ""]);
});
