import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shell = vi.hoisted(() => ({
  ask: vi.fn(),
  screen: vi.fn(),
  looks: () => {},
  says: (_: { tournament: number; revision: number }) => {},
  calls: (_: { tournament: number; text: string }) => {},
  loses: () => {},
  again: () => {},
}));
vi.mock("$shared/backend", () => ({
  ask: shell.ask,
  framed: false,
  screen: shell.screen,
  logo: () => Promise.resolve(null),
  background: () => Promise.resolve(null),
  onScreen: (then: typeof shell.looks) => ((shell.looks = then), () => undefined),
  onRevision: (then: typeof shell.says) => ((shell.says = then), () => undefined),
  onCue: (then: typeof shell.calls) => ((shell.calls = then), () => undefined),
  onLost: (then: typeof shell.loses) => ((shell.loses = then), () => undefined),
  onAgain: (then: typeof shell.again) => ((shell.again = then), () => undefined),
}));
vi.mock("./look", () => ({ applyPalette: () => undefined }));

import { Room } from "./room.svelte";

const screen = (tournament: number) => ({
  tournament,
  layout: "clock",
  look: { palette: null, logo: null, background: null, moves_ms: 600_000 },
});
const clock = (phase: string) => ({
  phase,
  hands: null,
  remaining_ms: 600_000,
  next_break: null,
  start_planned: null,
  now: 0,
});
const view = (name: string, winner: object | null, phase = "paused") => ({
  name,
  winner,
  locale: null,
  table_names: [],
  clock: clock(phase),
  moves_ms: 600_000,
  moves_go_in_ms: null as number | null,
});
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  shell.ask.mockReset();
  shell.screen.mockReset();
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function lastWeek(): Promise<void> {
  shell.screen.mockResolvedValue(screen(1));
  shell.ask.mockResolvedValue(view("Last week", { name: "Rosa" }, "finished"));
  room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.view?.winner?.name).toBe("Rosa");
}

test("last week's winner leaves the screen with the tournament that comes on it, and so do its cues", async () => {
  await lastWeek();
  shell.calls({ tournament: 1, text: "Rosa wins" });
  shell.calls({ tournament: 1, text: "Thank you" });
  expect(room.cue).not.toBeNull();
  shell.screen.mockResolvedValue(screen(2));
  shell.ask.mockResolvedValue(view("Tonight", null));
  shell.looks();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.view?.name).toBe("Tonight");
  expect(room.view?.winner).toBeNull();
  // Nothing that was waiting to be said of the other one is said now.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(room.cue).toBeNull();
});

test("a screen that could not ask what to show asks again, even when its tournament answers meanwhile", async () => {
  await lastWeek();
  shell.screen.mockRejectedValueOnce(new Error("busy")).mockResolvedValue(screen(2));
  shell.looks();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.unreachable).toBe(true);
  shell.says({ tournament: 1, revision: 12 });
  shell.ask.mockResolvedValue(view("Tonight", null));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(room.view?.name).toBe("Tonight");
  expect(room.unreachable).toBe(false);
});

test("a level that ends on the screen has the next one asked for", async () => {
  shell.screen.mockResolvedValue(screen(1));
  shell.ask.mockResolvedValue(view("Tonight", null, "running"));
  room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  expect(shell.ask).toHaveBeenCalledTimes(1);
  expect(room.clock.remaining).toBe(600_000);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(room.clock.remaining).toBeLessThan(301_000);
  await vi.advanceTimersByTimeAsync(300_100);
  expect(shell.ask.mock.calls.length).toBeGreaterThan(1);
});

test("a move that is no longer announced leaves by the time alone, and another wish is asked for at once", async () => {
  shell.screen.mockResolvedValue(screen(1));
  shell.ask.mockResolvedValue({ ...view("Tonight", null), moves_go_in_ms: 60_000 });
  room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  expect(shell.ask).toHaveBeenCalledTimes(1);
  shell.ask.mockResolvedValue(view("Tonight", null));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(shell.ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shell.ask).toHaveBeenCalledTimes(2);
  const { look, ...rest } = screen(1);
  shell.screen.mockResolvedValue({ ...rest, look: { ...look, moves_ms: 0 } });
  shell.looks();
  await vi.advanceTimersByTimeAsync(0);
  expect(shell.ask).toHaveBeenLastCalledWith(1, { type: "projector", moves_ms: 0 });
});

test("a screen in a browser says that it has lost the house, and shows what holds once it is heard again", async () => {
  shell.screen.mockResolvedValue(screen(1));
  shell.ask.mockResolvedValue(view("Tonight", null));
  room = new Room();
  await vi.advanceTimersByTimeAsync(0);
  expect(room.unreachable).toBe(false);
  shell.loses();
  expect([room.unreachable, room.lost]).toEqual([true, true]);
  shell.ask.mockResolvedValue(view("Tonight, later", null));
  shell.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([room.unreachable, room.lost, room.view?.name]).toEqual([false, false, "Tonight, later"]);
});
