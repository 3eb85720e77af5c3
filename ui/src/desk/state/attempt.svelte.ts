import { whyNot } from "$shared/refusal";
import { house } from "./house.svelte";

/** What a button does, and why it could not be done: said next to the button, and gone with the next attempt. */
export class Attempt {
  refusal = $state("");
  busy = $state(false);

  /** Does it. Answers whether it is done. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.refusal = "";
    this.busy = true;
    this.refusal = await whyNot(work);
    this.busy = false;
    return this.refusal === "";
  }

  /** Does what changes the house, and shows it as it is then. */
  change(work: () => Promise<unknown>): Promise<boolean> {
    return this.make(async () => {
      await work();
      await house.refresh();
    });
  }
}
