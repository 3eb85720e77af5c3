import { whyNot } from "$shared/refusal";

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
}
