import { expect, test } from "vitest";
import { correctionOf } from "./correction";

const row = { player: 7, name: "Maria Garcia Lopez", last_name: "Garcia Lopez", card: "4471" };
const typed = { name: row.name, lastName: row.last_name, card: row.card };

test("nothing is said where nothing is another", () => {
  expect(correctionOf(row, typed)).toBeNull();
  expect(correctionOf(row, { name: " ", lastName: " Garcia Lopez", card: "4471 " })).toBeNull();
});

test("a card alone is put right, and nothing is said of the last name", () => {
  const card = { type: "rename", player: 7, name: row.name, last_name: null, card: "4417" };
  expect(correctionOf(row, { ...typed, card: " 4417 " })).toEqual(card);
  expect(correctionOf(row, { ...typed, card: "" })).toEqual({ ...card, card: "" });
});

test("a last name alone is put right", () => {
  const last = { type: "rename", player: 7, name: row.name, last_name: "Lopez", card: null };
  expect(correctionOf(row, { ...typed, lastName: "Lopez" })).toEqual(last);
});

test("all three at once are one line", () => {
  expect(correctionOf(row, { name: "Mara Smith", lastName: "Smith", card: "9" })).toEqual({
    type: "rename",
    player: 7,
    name: "Mara Smith",
    last_name: "Smith",
    card: "9",
  });
});
