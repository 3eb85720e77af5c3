import { Asked } from "$shared/asked.svelte";
import { askAgain, type Marked, type ViewOf } from "$shared/backend";
import type { AnyQuery as Query } from "$shared/types";
import { openTournament } from "./tournament.svelte";

/**
 * The view of a room: asked for when the room is entered, when the revision moves, when the time alone changed something and when
 * the question changes. Called while a component is set up; `question` may read state, and gives null when there is nothing to ask.
 */
export function roomView<T extends Query["type"]>(
  question: () => (Extract<Query, { type: T }> & { type: T }) | null,
) {
  const tournament = openTournament();
  const asked = new Asked<{ marked: Marked<ViewOf<T>>; query: Extract<Query, { type: T }> }>((last) => {
    void tournament.revision;
    void tournament.turn;
    const query = question();
    // Where nothing is asked no answer comes, and the last one stays.
    if (query === null) return new Promise(() => undefined);
    // What is held already does not cross to the window again.
    return askAgain<T>(tournament.id, query, last?.marked ?? null).then((marked) => ({ marked, query }));
  });

  return {
    get view() {
      return asked.answer === null ? null : asked.answer.marked.view;
    },
    get refusal() {
      return asked.refusal;
    },
    get cameAt() {
      return asked.cameAt;
    },
    /** What the view answers: rows are placed by that, and not by the question that is under way. */
    get query() {
      return asked.answer?.query ?? null;
    },
  };
}
