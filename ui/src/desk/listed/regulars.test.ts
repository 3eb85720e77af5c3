import { describe, expect, it, vi } from "vitest";
import type { ListedPlayer } from "$shared/types";
import { entriesOf, others, type Regular, regulars } from "./regulars";

vi.mock("$shared/find-players", () => ({
  findPlayers: () =>
    Promise.resolve({
      rows: [
        { player: 1, name: "Anna Berg", listed: 4, last_name: "", card: "" },
        { player: 2, name: "Jan Novak", listed: null, last_name: "", card: "" },
        { player: 3, name: "Ole", listed: 6, last_name: "", card: "" },
      ],
    }),
}));
vi.mock("$shared/backend", () => ({
  findListed: () => Promise.resolve({ total: 0, rows: [] }),
  playedAs: () => Promise.resolve({ 1: 9, 2: 5 }),
}));

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

  it("of the last evening are who the list says by now, whatever its log says", async () => {
    const all = await regulars(1, null);
    expect(all.map((one) => [one.name, one.listed])).toEqual([
      ["Anna Berg", 9],
      ["Jan Novak", 5],
      ["Ole", 6],
    ]);
  });

  it("are entered where they are ticked", () => {
    expect(entriesOf([regular("Anna", 1, false)])).toBeNull();
    expect(entriesOf([regular("Anna", 1, false), regular("Kai", 2)])).toMatchObject({
      names: ["Kai"],
      listed: [2],
    });
  });
});
