/** A short time that counts down by itself, set once for each second: time called on a player. */
export class SecondsLeft {
  /** Whole seconds left, the present one included. */
  left = $state(0);

  #endsAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts from here; `at` is when it was so, by `performance.now()`. Returns what ends it. */
  show(remainingMs: number, at: number): () => void {
    this.#endsAt = at + remainingMs;
    this.#turn();
    return this.stop;
  }

  stop = (): void => clearTimeout(this.#timer);

  #turn(): void {
    clearTimeout(this.#timer);
    const left = Math.max(0, this.#endsAt - performance.now());
    this.left = Math.ceil(left / 1000);
    if (left > 0) this.#timer = setTimeout(() => this.#turn(), (left % 1000) + 5);
  }
}
