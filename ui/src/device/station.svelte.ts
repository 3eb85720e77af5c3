/** What a paired device knows: who it is, the house's last answer, and whether the house is still heard. */

import { Asked } from "$shared/asked.svelte";
import * as backend from "$shared/backend";
import { HeardHouse } from "$shared/heard-house.svelte";
import { asRefusal } from "$shared/refusal";
import { say } from "$shared/say.svelte";
import type { Command, DeskView } from "$shared/types";
import { createContext } from "svelte";

export class Station extends HeardHouse<DeskView> {
  /** Nothing until the house has said it. */
  me = $state.raw<backend.Me | null>(null);
  /** The latest line that this page has heard of; what a page asks for by itself depends on it. */
  revision = $state(0);
  /** Why the last press did nothing; shown until the next one. */
  refusal = $state("");

  /** A press is on its way to the house. */
  doing = $state(false);

  /** The tournament that the device was let in to. */
  get tournament(): number {
    return this.me?.device?.belongs_to ?? 0;
  }

  /** Nothing can be said: the house is not heard, or nobody has said who works here. */
  get still(): boolean {
    const device = this.me?.device;
    return this.lostAt !== null || !device || (device.shared && device.operator === null);
  }

  protected async read(): Promise<void> {
    this.me = await backend.me();
    this.lostAt = null;
    await this.ask();
  }

  async ask(): Promise<void> {
    if (!this.me?.device) return;
    await this.take(
      backend.ask(this.tournament, { type: "desk" }),
      (view) => {
        this.show(view);
        this.revision = view.revision;
      },
      async (problem) => {
        // Refused, the device may have been taken out meanwhile; otherwise nothing was heard at all.
        if (["not_allowed", "not_paired", "unknown"].includes(asRefusal(problem).code))
          this.me = await backend.me().catch(() => this.me);
        else this.lose();
      },
    );
  }

  /** What a part of the page asks by itself, anew with every line of the log. Why it is not answered the page says: the house is lost. */
  follow<T>(question: (tournament: number) => Promise<T> | null): Asked<T> {
    return new Asked(() => {
      void this.revision;
      return question(this.tournament);
    });
  }

  /** Says something about what this page shows. Answers whether it was done; why not is shown above the page. */
  async press(command: Command): Promise<boolean> {
    return this.does(() => backend.act(this.tournament, command, this.revision));
  }

  /** What a button is that says this, or does it: dead while nothing can be said. */
  button(does: Command | (() => unknown), possible = true) {
    const onclick = (): void => void (typeof does === "function" ? does() : this.press(does));
    return { type: "button", disabled: this.still || !possible, onclick } as const;
  }

  /** Does something at the house, and shows what the tournament is like then. A press while another is under way is none. */
  async does(work: () => Promise<unknown>): Promise<boolean> {
    if (this.doing) return false;
    this.doing = true;
    this.refusal = "";
    this.refusal = await this.why(work).finally(() => (this.doing = false));
    return this.refusal === "";
  }

  /** Does it, and looks at the tournament again. Answers why not; nothing once it is done. */
  async why(work: () => Promise<unknown>): Promise<string> {
    try {
      await work();
      await this.ask();
      return "";
    } catch (problem) {
      // Refused, the device may no longer be what it was.
      await this.look();
      const { code, message } = asRefusal(problem);
      return code === "lost" ? say("no-answer") : message;
    }
  }
}

/** What a form does when it is sent; the page stays. */
export const submits =
  (does: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void does();
  };

/** The device that this page is on, for every part of it. */
export const [station, setStation] = createContext<Station>();
