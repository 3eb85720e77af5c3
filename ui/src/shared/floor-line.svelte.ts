import { asRefusal } from "./refusal";
import type { Command, EntryId, FloorReading, Orderable } from "./types";

/** What the floor line needs from the house: everything that leaves the desk goes through here. */
interface FloorPorts {
  /** What would Enter do? Rejects with a refusal. */
  read(text: string): Promise<FloorReading>;
  /** Do it. Answers why not; nothing when it was done. */
  act(command: Command): Promise<string>;
  /** Accept the first advice. Answers why not; nothing when it was done or there was none. */
  acceptAdvice(): Promise<string>;
  /** What was done, to be shown for a few seconds: asked once the desk shows the new state. */
  outcome(reading: FloorReading): string;
}

/** Several players out on one hand, and it matters who had more chips. */
export interface OrderQuestion {
  text: string;
  reading: FloorReading;
  /** Those not yet placed. */
  open: Orderable[];
  /** Most chips first. */
  placed: Orderable[];
}

/** How long an outcome is shown, in milliseconds. */
const SHOW_OUTCOME = 6000;
/** The pause in typing after which the reading is asked for. */
const DEBOUNCE = 30;

/**
 * The line at the foot of the desk. What is typed is read as it is typed; Enter takes the line off the input and
 * puts it in a queue, so that a director who types faster than the disk never loses a key. When a line is
 * refused it comes back into the input and whatever waited behind it is dropped: an Enter meant for the advice
 * after a bust-out must not accept the advice before it.
 */
export class FloorLine {
  text = $state("");
  reading = $state<FloorReading | null>(null);
  refusal = $state("");
  outcome = $state("");
  question = $state<OrderQuestion | null>(null);
  chosen = $state(-1);

  #ports: FloorPorts;
  #queue: (() => Promise<void>)[] = [];
  #working = false;
  #saying = $state(false);
  #asked = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: FloorPorts) {
    this.#ports = ports;
  }

  /**
   * The next Enter is for this line: something stands on it, or it asks, or what was said on it is not on the desk yet. What
   * is due keeps quiet for so long. Were it to change at Enter and once more after it, the desk would be painted from top to
   * foot, and no answer is heard while it is.
   */
  get busy(): boolean {
    return this.text.trim() !== "" || this.question !== null || this.#saying;
  }

  /** The completions to show: none while a question is open or nothing is typed. */
  get completions(): FloorReading["completions"] {
    return this.question === null && this.text.trim() !== "" ? (this.reading?.completions ?? []) : [];
  }

  /** Puts this into the line, as typed or as completed. */
  type(text: string): void {
    this.text = text;
    this.refusal = "";
    this.chosen = -1;
    // Whoever types on leaves the question, and what waited behind it.
    if (this.question !== null) this.#queue = [];
    this.question = null;
    clearTimeout(this.#debounce);
    if (text.trim() === "") {
      this.#asked += 1;
      this.reading = null;
      return;
    }
    this.outcome = "";
    this.#debounce = setTimeout(() => void this.#readNow(text), DEBOUNCE);
  }

  /** The room has changed under the line: the same text is read again, and what was done before is not the latest. */
  changed(): void {
    this.outcome = "";
    if (this.text.trim() !== "") void this.#readNow(this.text);
  }

  /** Something else is due: why the advice before it was not taken is of no use beside an empty line. */
  otherAdvice(): void {
    if (this.text === "") this.refusal = "";
  }

  /** Moves through the completions; past either end stands the line as typed. */
  choose(step: 1 | -1): void {
    const count = this.completions.length;
    if (count === 0) return;
    this.chosen = ((this.chosen + 1 + step + count + 1) % (count + 1)) - 1;
  }

  /** Takes a completion, the chosen one or the first. Answers false when there is none. */
  complete(index = Math.max(0, this.chosen)): boolean {
    const completion = this.completions[index];
    if (completion === undefined) return false;
    this.type(completion.insert);
    return true;
  }

  /**
   * Enter: takes the chosen completion, or queues what is typed; an empty line accepts the first advice, but not while
   * what was typed before is still being done: nobody has seen what comes of that.
   */
  enter(): Promise<void> {
    if (this.question !== null) return Promise.resolve();
    if (this.#working && this.text.trim() === "") return Promise.resolve();
    if (this.chosen >= 0 && this.complete()) return Promise.resolve();
    const text = this.text;
    if (text.trim() !== "") {
      this.type("");
      this.#saying = true;
    }
    this.#queue.push(() => this.#take(text));
    return this.#work();
  }

  /** Escape: leaves the question, then empties the line. Answers false when there was nothing to leave. */
  escape(): boolean {
    if (this.question !== null) {
      this.#giveBack(this.question.text, "");
      return true;
    }
    if (this.text === "" && this.refusal === "") return false;
    this.type("");
    return true;
  }

  /** One answer to the order question: the number of the open player with the most chips. */
  async place(number: number): Promise<void> {
    const question = this.question;
    const next = question?.open[number - 1];
    if (question === null || next === undefined) return;
    const open = question.open.filter((player) => player !== next);
    const placed = [...question.placed, next];
    const last = open[0];
    if (open.length === 1 && last !== undefined) {
      await this.#answer(question, [...placed, last], "as_listed");
    } else {
      this.question = { ...question, open, placed };
    }
  }

  /** The other answer: they all had the same. */
  async equal(): Promise<void> {
    const question = this.question;
    if (question !== null) await this.#answer(question, question.reading.ask_order, "equal");
  }

  async #answer(
    question: OrderQuestion,
    players: { entry: EntryId }[],
    order: "as_listed" | "equal",
  ): Promise<void> {
    this.question = null;
    const out = players.map((player) => ({ entry: player.entry, stack: null }));
    const [by = null, ...also] = question.reading.hitmen;
    this.#saying = true;
    const command: Command = { type: "bust", out, order, by, also };
    // What was typed behind the question waits for it.
    this.#queue.unshift(() => this.#do(command, question.text, question.reading));
    await this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      while (this.#queue.length > 0 && this.question === null) await this.#queue.shift()?.();
    } finally {
      this.#working = false;
      this.#saying = false;
    }
  }

  async #take(text: string): Promise<void> {
    if (text.trim() === "") {
      const why = await this.#ports.acceptAdvice();
      if (why !== "") this.#giveBack("", why);
      return;
    }
    let reading: FloorReading;
    try {
      reading = await this.#ports.read(text);
    } catch (refusal) {
      this.#giveBack(text, asRefusal(refusal).message);
      return;
    }
    if (reading.ask_order.length > 0) {
      this.question = { text, reading, open: reading.ask_order, placed: [] };
    } else if (reading.command === null) {
      this.#giveBack(text, reading.refusal);
    } else {
      await this.#do(reading.command, text, reading);
    }
  }

  async #do(command: Command, text: string, reading: FloorReading): Promise<void> {
    const why = await this.#ports.act(command);
    if (why !== "") {
      this.#giveBack(text, why);
      return;
    }
    this.#saying = this.#queue.length > 0;
    const outcome = this.#ports.outcome(reading);
    this.outcome = outcome;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => {
      if (this.outcome === outcome) this.outcome = "";
    }, SHOW_OUTCOME);
  }

  /** A refused line comes back, unless something else has been typed since. */
  #giveBack(text: string, why: string): void {
    this.#queue = [];
    this.question = null;
    if (this.text === "" && text !== "") {
      this.text = text;
      void this.#readNow(text);
    }
    this.refusal = why;
  }

  /** Only the answer to the latest question is shown. */
  async #readNow(text: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const reading = await this.#ports.read(text);
      if (asked === this.#asked) this.reading = reading;
    } catch (refusal) {
      if (asked === this.#asked) this.refusal = asRefusal(refusal).message;
    }
  }
}
