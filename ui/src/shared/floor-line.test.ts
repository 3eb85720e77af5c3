import type { Command, FloorReading } from "./types";
import { describe, expect, it } from "vitest";
import { FloorLine } from "./floor-line.svelte";

const bust = (entry: number): Command => ({
  type: "bust",
  out: [{ entry, stack: null }],
  order: "by_stack",
  by: null,
  also: [],
});

const reading = (changes: Partial<FloorReading>): FloorReading => ({
  verb: "Bust",
  says: "Dele Ade, table 6 seat 4 · finishes 52nd",
  command: bust(4),
  refusal: "",
  completions: [],
  ask_order: [],
  hitmen: [],
  ...changes,
});

/** A house that writes down what it was told, in order. */
function house(read: (text: string) => FloorReading, refuse = "") {
  const said: string[] = [];
  const line = new FloorLine({
    read: async (text) => read(text),
    act: async (command) => {
      said.push(JSON.stringify(command));
      return refuse;
    },
    acceptAdvice: async () => {
      said.push("advice");
      return "";
    },
    outcome: (now) => now.says,
  });
  return { said, line };
}

describe("the floor line", () => {
  it("busts with two keys, and a second Enter at once does not take an advice that nobody has seen", async () => {
    const { said, line } = house(() => reading({}));
    line.type("6.4");
    const first = line.enter();
    const second = line.enter();
    await Promise.all([first, second]);
    expect(said).toEqual([JSON.stringify(bust(4))]);
    expect(line.text).toBe("");
    expect(line.outcome).toContain("Dele Ade");
    await line.enter();
    expect(said).toEqual([JSON.stringify(bust(4)), "advice"]);
  });

  it("forgets what was done once something else has happened, such as its undo", async () => {
    const { line } = house(() => reading({}));
    line.type("6.4");
    await line.enter();
    expect(line.outcome).toContain("Dele Ade");
    line.changed();
    expect(line.outcome).toBe("");
  });

  it("forgets why an advice was not taken once another is due, and keeps what is said of a typed line", async () => {
    const line = new FloorLine({
      read: async () => reading({ command: null, refusal: "Seat 4 of table 6 is open." }),
      act: async () => "",
      acceptAdvice: async () => "Redraw: press Alt R, or click the button.",
      outcome: (now) => now.says,
    });
    await line.enter();
    expect(line.refusal).toContain("Alt R");
    line.otherAdvice();
    expect(line.refusal).toBe("");
    line.type("6.4");
    await line.enter();
    line.otherAdvice();
    expect(line.refusal).toBe("Seat 4 of table 6 is open.");
  });

  it("gives a refused line back and drops the Enter behind it", async () => {
    const { said, line } = house(() => reading({ command: null, refusal: "Seat 4 of table 6 is open." }));
    line.type("6.4");
    await Promise.all([line.enter(), line.enter()]);
    expect(said).toEqual([]);
    expect(line.text).toBe("6.4");
    expect(line.refusal).toBe("Seat 4 of table 6 is open.");
  });

  it("keeps what has been typed since a refusal", async () => {
    const { line } = house(() => reading({}), "Not now.");
    line.type("6.4");
    const entered = line.enter();
    line.type("2.");
    await entered;
    expect(line.text).toBe("2.");
    expect(line.refusal).toBe("Not now.");
  });

  it("asks who had more chips and busts them as listed", async () => {
    const players = [
      { entry: 4, name: "Dele Ade", last_count: null },
      { entry: 7, name: "Gus Wu", last_count: null },
      { entry: 9, name: "Mo Salim", last_count: null },
    ];
    const { said, line } = house(() => reading({ ask_order: players }));
    line.type("6.4+6.7+6.9");
    await line.enter();
    expect(line.question?.open).toHaveLength(3);
    await line.place(2);
    await line.place(2);
    expect(said).toEqual([
      JSON.stringify({
        type: "bust",
        out: [7, 9, 4].map((entry) => ({ entry, stack: null })),
        order: "as_listed",
        by: null,
        also: [],
      }),
    ]);
  });

  it("says a line that was typed behind the question once that is answered", async () => {
    const ask_order = [4, 7].map((entry) => ({ entry, name: `#${entry}`, last_count: null }));
    const { said, line } = house((text) => reading(text === "2.3" ? { command: bust(3) } : { ask_order }));
    line.type("6.4+6.7");
    const first = line.enter();
    line.type("2.3");
    await Promise.all([first, line.enter()]);
    expect([said, line.text, line.question === null]).toEqual([[], "", false]);
    await line.place(1);
    expect(said).toEqual([expect.stringContaining('"out":[{"entry":4'), JSON.stringify(bust(3))]);
    expect(line.busy).toBe(false);
  });

  it("does not take an advice by the Enter right behind the last answer", async () => {
    const ask_order = [4, 7].map((entry) => ({ entry, name: `#${entry}`, last_count: null }));
    const { said, line } = house(() => reading({ ask_order }));
    line.type("6.4+6.7");
    await line.enter();
    await Promise.all([line.place(1), line.enter()]);
    expect(said).toHaveLength(1);
    expect(said).not.toContain("advice");
  });

  it("keeps the hitmen through the question", async () => {
    const players = [
      { entry: 4, name: "Dele Ade", last_count: null },
      { entry: 7, name: "Gus Wu", last_count: null },
    ];
    const { said, line } = house(() => reading({ ask_order: players, hitmen: [1, 3, 5], command: null }));
    line.type("6.4+6.7 by 6.1 6.3 6.5");
    await line.enter();
    await line.equal();
    expect(said[0]).toContain('"by":1,"also":[3,5]');
  });

  it("is busy until the desk shows what came of it", async () => {
    const steps: string[] = [];
    let line: FloorLine | undefined = undefined;
    const note = <T>(step: string, answer: T): Promise<T> => {
      steps.push(`${step} ${line?.busy ? "busy" : "free"}`);
      return Promise.resolve(answer);
    };
    line = new FloorLine({
      read: () => note("read", reading({})),
      act: () => note("act", ""),
      acceptAdvice: () => note("advice", ""),
      outcome: () => (void note("outcome", ""), "Out"),
    });
    expect(line.busy).toBe(false);
    line.type("6.4");
    expect(line.busy).toBe(true);
    await line.enter();
    await line.enter();
    expect(steps).toEqual(["read busy", "act busy", "outcome free", "advice free"]);
    expect(line.busy).toBe(false);
  });

  it("is busy while it asks, and free again once a line was refused and taken off", async () => {
    const ask_order = [4, 7].map((entry) => ({ entry, name: `#${entry}`, last_count: null }));
    const { line } = house(() => reading({ ask_order }), "Not now.");
    line.type("6.4+6.7");
    await line.enter();
    expect([line.text, line.busy]).toEqual(["", true]);
    await line.equal();
    expect([line.text, line.busy]).toEqual(["6.4+6.7", true]);
    line.escape();
    expect([line.text, line.busy]).toEqual(["", false]);
  });

  it("gives the line back when the question is left", async () => {
    const { line } = house(() =>
      reading({
        ask_order: [
          { entry: 4, name: "A", last_count: null },
          { entry: 7, name: "B", last_count: null },
        ],
      }),
    );
    line.type("6.4+6.7");
    await line.enter();
    expect(line.escape()).toBe(true);
    expect(line.question).toBeNull();
    expect(line.text).toBe("6.4+6.7");
  });

  it("drops the answer to what is no longer typed", async () => {
    let release: (value: FloorReading) => void = () => undefined;
    const line = new FloorLine({
      read: (text) =>
        text === "6"
          ? new Promise((resolve) => (release = resolve))
          : Promise.resolve(reading({ says: text })),
      act: async () => "",
      acceptAdvice: async () => "",
      outcome: () => "",
    });
    line.text = "6";
    line.changed();
    line.text = "6.4";
    line.changed();
    await Promise.resolve();
    release(reading({ says: "late" }));
    await Promise.resolve();
    await Promise.resolve();
    expect(line.reading?.says).toBe("6.4");
  });

  it("goes through the completions and back to what was typed", () => {
    const completions = [
      { insert: "6.4", label: "Dele Ade", detail: "6.4" },
      { insert: "2.1", label: "Della Roe", detail: "2.1" },
    ];
    const { line } = house(() => reading({ completions }));
    line.text = "del";
    line.reading = reading({ completions });
    line.choose(1);
    line.choose(1);
    expect(line.chosen).toBe(1);
    line.choose(1);
    expect(line.chosen).toBe(-1);
    line.choose(-1);
    expect(line.complete()).toBe(true);
    expect(line.text).toBe("2.1");
  });
});
