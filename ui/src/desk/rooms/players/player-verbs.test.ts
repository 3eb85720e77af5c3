import type { PlayerRow } from "$shared/types";
import { expect, it } from "vitest";
import type { SideGame } from "../../cash/side-game.svelte";
import type { OpenTournament } from "../../state/tournament.svelte";
import { words } from "../../words";
import { playerVerbs } from "./player-verbs";

const verbs = (row: Partial<PlayerRow>, on = false, taken: string[] = []) =>
  playerVerbs(
    {
      entry: 7,
      player: 7,
      name: "Ivo Petrov",
      seat: null,
      locked: null,
      apart: [],
      absent_since: null,
      ...row,
    } as PlayerRow,
    {} as OpenTournament,
    { on, take: (names: string[]) => taken.push(...names) } as unknown as SideGame,
  );

it("has what is done most first, and parts the rest by what it is about", () => {
  const all = verbs({ state: "seated", seat: { table: 3, seat: 6 } });
  expect(all.slice(0, 3).map((verb) => "line" in verb && verb.line)).toEqual(["3.6", "r 3.6", "m 3.6"]);
  expect(all.findIndex(({ parts }) => parts)).toBe(3);
  expect(all.filter(({ parts }) => parts)).toHaveLength(5);
});

it("leads a player who is out to the side game, while one is on", () => {
  const taken: string[] = [];
  const found = (row: Partial<PlayerRow>, on: boolean) =>
    verbs(row, on, taken).find(({ name }) => name === words.sideGame);
  expect(found({ state: "out" }, false)).toBeUndefined();
  expect(found({ state: "waiting" }, true)).toBeUndefined();
  const verb = found({ state: "out" }, true);
  if (verb === undefined || !("run" in verb)) throw new Error("no verb");
  verb.run();
  expect(taken).toEqual(["Ivo Petrov"]);
});
