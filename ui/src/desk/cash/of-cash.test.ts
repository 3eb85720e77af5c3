import { expect, test } from "vitest";
import type { CashGameRow, Command } from "$shared/types";
import { gameOn, isOffered, named, namesOf, naming, wentOut } from "./of-cash";

test("a name is completed while it is typed, and no more once the amount stands behind it", () => {
  expect(naming("buy an")).toEqual({ verb: "buy", name: "an" });
  expect(naming("  OUT Anna Be")).toEqual({ verb: "out", name: "Anna Be" });
  expect(naming("buy Player 2x")).toEqual({ verb: "buy", name: "Player 2x" });
  for (const line of ["", "buy", "buy ", "share even", "buy Anna 100", "buy Anna 7.5 ", "out Bo 5 owed"])
    expect(naming(line), line).toBeNull();
  expect(naming("buy Anna 100 by Bo")).toBeNull();
  expect(named("more", "Anna Berg")).toBe("more Anna Berg ");
});

const bust = (...entries: number[]): Command => ({
  type: "bust",
  out: entries.map((entry) => ({ entry, stack: null })),
  order: "equal",
  by: null,
  also: [],
});

test("after each bust its own players are offered the game, until undo would take back something else", () => {
  const first = wentOut(null, bust(3), 12);
  expect(first).toEqual({ entries: [3], line: 12 });
  expect(isOffered(first, 12, false)).toBe(true);
  expect(isOffered(first, 12, true)).toBe(false);
  const second = wentOut(first, bust(5, 8), 13);
  expect(second?.entries).toEqual([5, 8]);
  expect(isOffered(second, 13, false)).toBe(true);
  // Another line, and the bust taken back.
  expect(wentOut(second, { type: "start_clock" }, 14)).toBe(second);
  expect(isOffered(second, 14, false)).toBe(false);
  expect(isOffered(second, undefined, false)).toBe(false);
  expect(isOffered(null, 12, false)).toBe(false);
  const rows = [3, 5, 8].map((entry) => ({ entry, name: `Player ${entry}` }));
  expect(namesOf(second?.entries ?? [], rows)).toEqual(["Player 5", "Player 8"]);
});

test("only a game that is neither closed nor deleted is on", () => {
  const row = (number: number, closed: boolean, deleted: boolean): CashGameRow => ({
    number,
    about: {
      name: "Kitchen",
      stakes: "",
      currency: { code: "EUR", decimals: 2 },
      unit: 1,
      on_paper: false,
      locale: "",
    },
    in_play: 0,
    closed,
    last_line_at: null,
    deleted,
  });
  expect(gameOn([row(3, true, false), row(2, false, true), row(1, false, false)])?.number).toBe(1);
  expect(gameOn([row(3, true, false)])).toBeUndefined();
});
