/** What happens in the room beside a tournament: lists, pushes, tables of side games. None of it is a line of the tournament. */

import { onDestroy } from "svelte";
import { Asked } from "./asked.svelte";
import { onHouse, onScreen } from "./backend";

/** What is due by the clock comes without news of the house. */
const AGAIN_MS = 30_000;

/** A question that is asked again with each news of the house or of the screens, and every half minute. */
export class Followed<T> extends Asked<T> {
  constructor(question: (last: T | null) => Promise<T> | null) {
    super(question);
    const again = (): void => this.again();
    const timer = setInterval(again, AGAIN_MS);
    const ends = [onHouse(again), onScreen(again)];
    onDestroy(() => {
      clearInterval(timer);
      for (const end of ends) end();
    });
  }
}
