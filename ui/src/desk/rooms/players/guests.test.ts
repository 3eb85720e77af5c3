import { expect, test } from "vitest";
import type { GuestSaid, RosterLine } from "$shared/types";
import { isExpected } from "./guests";

const guest: GuestSaid = {
  guest: 0,
  name: "Bo",
  last_name: "",
  card: "",
  listed: 0,
  answer: "coming",
  plus: null,
  paid: null,
  buy_in: 0,
};
const line = (verdict: RosterLine["verdict"], said: GuestSaid | null): RosterLine => ({
  line: 1,
  name: "Bo",
  last_name: "",
  card: "",
  again: false,
  verdict,
  buy_in: 0,
  payment: "cash",
  guest: said,
  how: "",
  note: "",
});

test("maybe and no are on the guest list, and a greeting is not", () => {
  expect(isExpected(line("player", guest))).toBe(true);
  expect(isExpected(line("left_out", { ...guest, answer: "maybe" }))).toBe(true);
  expect(isExpected(line("left_out", { ...guest, answer: "not_coming" }))).toBe(true);
  expect(isExpected(line("left_out", guest))).toBe(false);
  expect(isExpected(line("left_out", null))).toBe(false);
});
