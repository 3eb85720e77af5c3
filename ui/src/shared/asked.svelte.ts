/** Questions of which only the latest counts: answers may overtake each other. */

import { untrack } from "svelte";
import { asRefusal } from "./refusal";
import { reuse } from "./reuse";

/** Takes the answer to the latest question and no other, and likewise why there is none. */
export function latest() {
  let asked = 0;
  return <T>(
    answer: Promise<T>,
    take: (answer: T) => unknown,
    failed: (problem: unknown) => unknown = () => undefined,
  ): Promise<unknown> => {
    const mine = ++asked;
    return answer.then(
      (told) => (mine === asked ? take(told) : undefined),
      (problem: unknown) => (mine === asked ? failed(problem) : undefined),
    );
  };
}

/**
 * What was answered last to a question that is asked anew whenever something changes that it reads, and is given the last answer.
 * Where no answer comes, that stays; where nothing is asked, there is none. Must be made while a component is set up.
 */
export class Asked<T> {
  answer = $state.raw<T | null>(null);
  /** Why the latest question was not answered. */
  refusal = $state("");
  /** When the answer came, by `performance.now()`: what counts in it goes on from there. */
  cameAt = $state(0);

  #turn = $state(0);

  constructor(question: (last: T | null) => Promise<T> | null) {
    const take = latest();
    $effect(() => {
      void this.#turn;
      const asks: Promise<T | null> = question(untrack(() => this.answer)) ?? Promise.resolve(null);
      void take(
        asks,
        (answer) => {
          this.answer = reuse(this.answer, answer);
          this.cameAt = performance.now();
          this.refusal = "";
        },
        (problem) => (this.refusal = asRefusal(problem).message),
      );
    });
  }

  /** The same question once more. */
  again(): void {
    this.#turn += 1;
  }
}
