/** The time of day, repainted when the minute changes. */
export class WallClock {
  /** Milliseconds since the epoch, as of the last change of minute. */
  now = $state(Date.now());

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Must be made while a component is set up, whose life it shares. */
  constructor() {
    this.#repaint();
    $effect(() => () => clearTimeout(this.#timer));
  }

  #repaint(): void {
    this.now = Date.now();
    this.#timer = setTimeout(() => this.#repaint(), 60_000 - (this.now % 60_000) + 1);
  }
}
