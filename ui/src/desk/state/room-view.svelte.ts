import { untrack } from "svelte";
import { latest } from "$shared/asked.svelte";
import { askAgain, type Marked, type ViewOf } from "$shared/backend";
import { asRefusal } from "$shared/refusal";
import type { AnyQuery as Query } from "$shared/types";
import { openTournament } from "./tournament.svelte";

/** The answer in sight, the question it answers, and when it came. */
interface RoomView<T extends Query["type"]> {
  readonly view: ViewOf<T> | null;
  /** Rows are placed by the question they answer, not by the one that is under way. */
  readonly query: Extract<Query, { type: T }> | null;
  readonly refusal: string;
  /** When the answer in sight was so, by `performance.now()`: what counts in it goes on from there. */
  readonly cameAt: number;
}

/**
 * The view of a room: asked for when the room is entered, when the revision moves, when the time alone
 * changed something and when the question changes.
 * The last answer stays in sight until the next one is there, and an answer that comes too late is dropped. Called
 * while a component is set up; `question` may read state, and gives null when there is nothing to ask.
 */
export function roomView<T extends Query["type"]>(
  question: () => (Extract<Query, { type: T }> & { type: T }) | null,
): RoomView<T> {
  const tournament = openTournament();
  let held = $state.raw<{ marked: Marked<ViewOf<T>>; query: Extract<Query, { type: T }> } | null>(null);
  let refusal = $state("");
  let cameAt = $state(0);
  const take = latest();

  $effect(() => {
    void tournament.revision;
    void tournament.turn;
    const query = question();
    // What is held already does not cross to the window again, and is not drawn again.
    const before = untrack(() => held?.marked ?? null);
    void take(
      query === null ? Promise.resolve(null) : askAgain<T>(tournament.id, query, before),
      (marked) => {
        if (marked === null || query === null) return;
        if (marked !== held?.marked || query !== held.query) held = { marked, query };
        cameAt = performance.now();
        refusal = "";
      },
      (problem) => (refusal = asRefusal(problem).message),
    );
  });

  return {
    get view() {
      return held === null ? null : held.marked.view;
    },
    get refusal() {
      return refusal;
    },
    get cameAt() {
      return cameAt;
    },
    get query() {
      return held?.query ?? null;
    },
  };
}
