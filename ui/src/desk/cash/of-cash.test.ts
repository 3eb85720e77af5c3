import { expect, test } from "vitest";
import { named, naming } from "./of-cash";

test("a name is completed while it is typed, and no more once the amount stands behind it", () => {
  expect(naming("buy an")).toEqual({ verb: "buy", name: "an" });
  expect(naming("  OUT Anna Be")).toEqual({ verb: "out", name: "Anna Be" });
  expect(naming("buy Player 2x")).toEqual({ verb: "buy", name: "Player 2x" });
  for (const line of ["", "buy", "buy ", "share even", "buy Anna 100", "buy Anna 7.5 ", "out Bo 5 owed"])
    expect(naming(line), line).toBeNull();
  expect(naming("buy Anna 100 by Bo")).toBeNull();
  expect(named("more", "Anna Berg")).toBe("more Anna Berg ");
});
