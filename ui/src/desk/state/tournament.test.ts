import { beforeEach, expect, test, vi } from "vitest";

const shell = vi.hoisted(() => ({
  ask: vi.fn(),
  heard: (_: { tournament: number; revision: number }) => {},
}));
vi.mock("$shared/backend", () => ({
  ask: shell.ask,
  onRevision: (then: typeof shell.heard) => {
    shell.heard = then;
    return () => undefined;
  },
}));

import { OpenTournament } from "./tournament.svelte";

const at = (stage: number, revision: number, phase = "running") => ({
  revision,
  locale: null,
  table_names: [],
  advice: [{ title: `at line ${revision}`, need: { type: "big_blind", table: 4, seats: [2, 5] } }],
  currency: { code: "USD", decimals: 2 },
  clock: { phase, stage: { stage } },
});

beforeEach(() => void shell.ask.mockReset());

test("a level that ends by itself has the room ask again: no line tells of it", async () => {
  const tournament = new OpenTournament(1);
  shell.ask
    .mockResolvedValueOnce(at(4, 90))
    .mockResolvedValueOnce(at(4, 90))
    .mockResolvedValueOnce(at(5, 90));
  await tournament.refresh();
  await tournament.refresh();
  expect(tournament.turn).toBe(0);
  await tournament.refresh();
  expect(tournament.turn).toBe(1);
  expect(tournament.revision).toBe(0);
});

test("a clock that starts by itself has the room ask again", async () => {
  const tournament = new OpenTournament(1);
  shell.ask.mockResolvedValueOnce(at(1, 90, "not_started")).mockResolvedValueOnce(at(1, 90));
  await tournament.refresh();
  await tournament.refresh();
  expect(tournament.turn).toBe(1);
});

test("what is due by the time alone has the room ask again, after the desk", async () => {
  const tournament = new OpenTournament(1);
  shell.ask.mockResolvedValue(at(4, 90));
  await tournament.timePassed();
  expect(shell.ask).toHaveBeenCalledTimes(1);
  expect(tournament.turn).toBe(1);
});

test("what a line does not change is the very thing that it was: nothing is drawn anew for it", async () => {
  const tournament = new OpenTournament(1);
  shell.ask.mockResolvedValueOnce(at(4, 90)).mockResolvedValueOnce(at(4, 91));
  await tournament.refresh();
  const { desk, need, currency } = tournament;
  await tournament.refresh();
  expect(tournament.desk).toEqual(at(4, 91));
  expect([need, currency, desk?.clock]).toEqual([
    at(4, 90).advice[0]?.need,
    at(4, 90).currency,
    at(4, 90).clock,
  ]);
  expect(tournament.need).toBe(need);
  expect(tournament.currency).toBe(currency);
  expect(tournament.desk?.clock).toBe(desk?.clock);
});

test("a line of another tournament changes nothing here; one of this one does", async () => {
  const tournament = new OpenTournament(1);
  shell.ask.mockResolvedValue(at(4, 91));
  tournament.listen();
  await vi.waitFor(() => expect(tournament.desk?.revision).toBe(91));
  shell.heard({ tournament: 2, revision: 95 });
  expect(tournament.revision).toBe(0);
  shell.heard({ tournament: 1, revision: 92 });
  expect(tournament.revision).toBe(92);
  await vi.waitFor(() => expect(shell.ask).toHaveBeenCalledTimes(2));
});

test("another language has the desk and the rooms ask again, and the same one does not", async () => {
  const tournament = new OpenTournament(1);
  shell.ask.mockResolvedValue(at(4, 90));
  await tournament.refresh();
  tournament.speak("en");
  tournament.speak("en");
  expect(shell.ask).toHaveBeenCalledTimes(1);
  tournament.speak("de");
  await vi.waitFor(() => expect(tournament.turn).toBe(1));
  expect(shell.ask).toHaveBeenCalledTimes(2);
});
