/** What tables ask of the floor, kept up to date: on the desk, on the floor's page and at the table that asks. */

import { latest } from "./asked.svelte";
import { onAgain, onRequests, onRevision, requests } from "./backend";
import type { RequestView } from "./types";

export class Requests {
  rows = $state.raw<RequestView[]>([]);

  #take = latest();

  /** Asks now and whenever something may have changed. Returns what ends it. */
  listen(tournament: number): () => void {
    // Where nothing is answered, what is shown stays until it is.
    const look = (): void => void this.#take(requests(tournament), (rows) => (this.rows = rows));
    const ends = [
      onRequests((heard) => heard === tournament && look()),
      // A name or a seat may be another one now.
      onRevision((heard) => heard.tournament === tournament && this.rows.length > 0 && look()),
      onAgain(look),
    ];
    look();
    return () => ends.forEach((end) => end());
  }
}
