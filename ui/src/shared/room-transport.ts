/**
 * The way to the house over its own network: calls as requests, news as one stream.
 *
 * The house says every few seconds that it is there. A page that hears nothing for longer has lost it, whatever the browser
 * believes of the connection: "lost" says since when, and "again" asks for everything anew.
 */

import type { Bridge } from "./bridge";
import { callsMadeOnce } from "./calls";

/** The house speaks every second and a half; after so long it is lost. */
const SILENCE_MS = 4_000;
/** How often that is looked at: a loss shows within five seconds. */
const LOOK_MS = 500;

type Heard = (payload: never) => void;
const listeners = new Map<string, Set<Heard>>();
let heardAt = Date.now();
let lost = false;
let source: EventSource | null = null;

function say(event: string, payload: unknown): void {
  for (const heard of listeners.get(event) ?? []) heard(payload as never);
}

function found(): void {
  heardAt = Date.now();
  if (lost) say("found", null);
  lost = false;
}

function lose(): void {
  if (!lost) say("lost", heardAt);
  lost = true;
}

function listen(): void {
  source?.close();
  source = new EventSource(`/news?page=${location.pathname}`);
  source.onmessage = (message: MessageEvent<string>) => {
    const { event, payload } = JSON.parse(message.data) as { event: string; payload: unknown };
    found();
    // The house ends the stream of a device that it lets in no more; the page goes on as anybody's.
    if (event === "ended") {
      listen();
      say("again", null);
    } else if (event !== "pulse") say(event, payload);
  };
  source.onerror = lose;
}

/** A page that was asleep, or whose network came back, does not wait for the browser to notice. */
function look(): void {
  const silent = Date.now() - heardAt > SILENCE_MS;
  if (silent) lose();
  if (silent || source?.readyState === EventSource.CLOSED) listen();
}

function start(): void {
  if (source !== null) return;
  listen();
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  addEventListener("offline", lose);
}

/** The number in the address of a screen. */
const screenNumber = (): number => Number(location.pathname.split("/")[2]);

/** What changes something carries a number of its own: said again after a lost answer, it is the same saying. */
const CHANGES = new Set<string>(callsMadeOnce);
const AGAIN_MS = [500, 1_500, 4_000];
const ownNumber = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** Which start of the house answered last, and how far its clock is ahead of this page's. */
let run: string | null = null;
let ahead: number | null = null;
function note({ headers }: Response): void {
  run = headers.get("House-Run") ?? run;
  const time = headers.get("House-Time");
  if (time !== null) ahead = Number(time) - performance.now();
}

/**
 * What the house has to know of a saying to do it once: its number, which start of the house heard it first, and when it was said.
 * A saying that comes too late, or after a new start, is asked again instead.
 */
const saidOnce = (): Record<string, string> => ({
  "Call-Number": ownNumber(),
  ...(run === null ? {} : { "House-Run": run }),
  ...(ahead === null ? {} : { "Said-At": String(Math.round(performance.now() + ahead)) }),
});

/** Sends it, and what changes something once more where no answer came. */
async function send(name: string, said: unknown): Promise<Response> {
  const changes = CHANGES.has(name);
  const language = typeof document === "undefined" ? "" : document.documentElement.lang;
  const headers = {
    "Content-Type": "application/json",
    // Refusals are in the language of the page.
    ...(language === "" ? {} : { "Accept-Language": language }),
    ...(changes ? saidOnce() : {}),
  };
  const once = async (): Promise<Response> => {
    const response = await fetch(`/call/${name}`, { method: "POST", headers, body: JSON.stringify(said) });
    note(response);
    return response;
  };
  for (const wait of changes ? AGAIN_MS : []) {
    try {
      return await once();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return once().catch(() => {
    throw { code: "lost", message: "The house did not answer." };
  });
}

export const room: Bridge = {
  call: async <T>(name: string, args: Record<string, unknown>): Promise<T> => {
    const said = name === "screen" ? { number: screenNumber() } : args;
    const response = await send(name, said);
    if (response.ok || response.status === 409) {
      const answer: unknown = await response.json();
      if (response.ok) return answer as T;
      throw answer;
    }
    throw { code: "not_now", message: String(response.status) };
  },
  hear: async <T>(event: string, heard: (payload: T) => void): Promise<() => void> => {
    start();
    const set = listeners.get(event) ?? new Set<Heard>();
    listeners.set(event, set.add(heard as Heard));
    return () => void set.delete(heard as Heard);
  },
};
