import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { room } from "./room-transport";

const sent: { name: string; number: string | undefined }[] = [];
const heads: Record<string, string>[] = [];
let failures = 0;
let carries: Record<string, string> = {};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  heads.length = 0;
  carries = {};
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ name: address, number: headers["Call-Number"] });
    heads.push(headers);
    failures -= 1;
    return failures >= 0
      ? Promise.reject(new TypeError("no answer"))
      : Promise.resolve(Response.json(7, { headers: carries }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what changes something is said again under the same number where no answer came", async () => {
  failures = 2;
  const said = room.call("act", {});
  await vi.runAllTimersAsync();
  expect(await said).toBe(7);
  expect(sent).toHaveLength(3);
  expect(sent[0]?.number).toMatch(/^[\d-]{8,64}$/);
  expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
  failures = 0;
  await room.call("act", {});
  expect(sent[3]?.number).not.toBe(sent[0]?.number);
});

test("a saying says when it was said first, and to which start of the house", async () => {
  failures = 0;
  carries = { "House-Run": "first", "House-Time": "100000" };
  await room.call("ask", {});
  carries = { "House-Run": "second", "House-Time": "500000" };
  failures = 2;
  const said = room.call("act", {});
  await vi.runAllTimersAsync();
  await said;
  const acts = heads.slice(1);
  expect(acts).toHaveLength(3);
  for (const head of acts) expect(head).toMatchObject({ "House-Run": "first", "Said-At": "100000" });
  await room.call("act", {});
  expect(heads.at(-1)).toMatchObject({ "House-Run": "second", "Said-At": "500000" });
});

test("a question has no number and is asked once", async () => {
  failures = 1;
  await expect(room.call("ask", {})).rejects.toMatchObject({ code: "lost" });
  expect(sent).toEqual([{ name: "/call/ask", number: undefined }]);
});
