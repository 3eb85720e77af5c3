/** What waits for an answer beside the log of a tournament, kept up to date: requests of tables, and guests at the door. */

import { latest } from "./asked.svelte";
import * as backend from "./backend";
import type { CheckInView, RequestView } from "./types";

abstract class Waiting<Row> {
  rows = $state.raw<Row[]>([]);

  #take = latest();

  protected abstract asks(tournament: number): Promise<Row[]>;
  protected abstract onChange(heard: (tournament: number) => void): () => void;

  /** Asks now and whenever something may have changed. Returns what ends it. */
  listen(tournament: number): () => void {
    // Where nothing is answered, what is shown stays until it is.
    const look = (): void => void this.#take(this.asks(tournament), (rows) => (this.rows = rows));
    const ends = [
      this.onChange((heard) => heard === tournament && look()),
      // A name or a seat may be another one now.
      backend.onRevision((heard) => heard.tournament === tournament && this.rows.length > 0 && look()),
      backend.onAgain(look),
    ];
    look();
    return () => ends.forEach((end) => end());
  }
}

/** What tables ask of the floor: on the desk, on the floor's page and at the table that asks. */
export class Requests extends Waiting<RequestView> {
  protected asks = backend.requests;
  protected onChange = backend.onRequests;
}

/** Who waits to be let in: on the desk, at the till and on the host's phone. */
export class CheckIns extends Waiting<CheckInView> {
  protected asks = backend.checkIns;
  protected onChange = backend.onCheckIns;
}
