import { expect, test } from "vitest";
import { neededNow } from "./sheets";

const moves = (players: number) => ({ players, oldest: players === 0 ? null : 0 });

test("paper opens on what the moment needs, and on the payout sheet after the end", () => {
  expect(neededNow({ phase: "registering", moves: moves(0), called_off: null })).toBe("sign_in_sheet");
  expect(neededNow({ phase: "drawn", moves: moves(0), called_off: null })).toBe("seat_cards");
  expect(neededNow({ phase: "playing", moves: moves(2), called_off: null })).toBe("move_slips");
  expect(neededNow({ phase: "playing", moves: moves(0), called_off: null })).toBe("seat_cards");
  expect(neededNow({ phase: "finished", moves: moves(2), called_off: null })).toBe("payout_sheet");
  const off = { back: "in_full", why: "" } as const;
  expect(neededNow({ phase: "finished", moves: moves(0), called_off: off })).toBe("refunds");
});
