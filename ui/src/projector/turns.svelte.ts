/** Shows one thing after another in the same place. */

/** How long each stays: two pages of a list. */
const TURN_MS = 16_000;

export class Turns<T> {
  #turn = $state(0);
  #of: () => T[];

  /** Must be made while a component is set up, whose life the timer shares. */
  constructor(of: () => T[], start = 0) {
    this.#of = of;
    this.#turn = start;
    $effect(() => {
      if (of().length < 2) return;
      const timer = setInterval(() => (this.#turn += 1), TURN_MS);
      return () => clearInterval(timer);
    });
  }

  get now(): T | undefined {
    const all = this.#of();
    return all[this.#turn % all.length];
  }
}

/** With which of them to begin, as the address asks for a look at one: `?turn=1`. */
export const askedTurn = (): number => Number(new URLSearchParams(location.search).get("turn") ?? 0);
