import { describe, expect, it } from "vitest";
import type { ListedPlayer } from "$shared/types";
import { entriesOf, others, type Regular } from "./regulars";

const regular = (name: string, listed: number, ticked = true): Regular => ({
  name,
  listed,
  last_name: "",
  card: "",
  ticked,
});
const known = (name: string, number: number): ListedPlayer =>
  ({ name, number, last_name: "", membership: `M${number}` }) as ListedPlayer;

describe("the regulars", () => {
  it("are those of the last evening, ticked, then the others on the list", () => {
    const all = others(
      [regular("Anna Berg", 1), regular("Ole", 0)],
      [],
      [known("Anna Berg", 1), known("Kai", 2)],
    );
    expect(all.map((one) => [one.name, one.ticked])).toEqual([
      ["Anna Berg", true],
      ["Ole", true],
      ["Kai", false],
    ]);
    expect(all[2]?.card).toBe("M2");
  });

  it("leave out who is in already, and tell namesakes by their numbers", () => {
    const here = [regular("Anna Berg", 1), regular("Ole", 0)];
    const all = others([regular("Anna Berg", 1), regular("Ole", 0)], here, [known("Anna Berg", 3)]);
    expect(all.map((one) => one.listed)).toEqual([3]);
  });

  it("are entered where they are ticked", () => {
    expect(entriesOf([regular("Anna", 1, false)])).toBeNull();
    expect(entriesOf([regular("Anna", 1, false), regular("Kai", 2)])).toMatchObject({
      names: ["Kai"],
      listed: [2],
    });
  });
});
