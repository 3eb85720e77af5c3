/** How long something must have stood in sight before a key takes it, in milliseconds. */
const READ = 700;

/**
 * Keys never outrun the eye: what is due is taken by a key only once it has stood there long enough to be read, and not by
 * a second press meant for what stood there before.
 */
export class Patience {
  /** What is in sight may be taken. */
  ready = $state(false);

  #what = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** This is in sight now; empty for nothing. */
  sees(what: string): void {
    if (what === this.#what) return;
    this.#what = what;
    this.again();
  }

  /** A key was pressed, or something else came into sight: it has to stand there anew. */
  again(): void {
    clearTimeout(this.#timer);
    this.ready = false;
    if (this.#what !== "") this.#timer = setTimeout(() => (this.ready = true), READ);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
