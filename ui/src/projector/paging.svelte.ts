/** Turns the pages of a list by itself. */

import { PAGE_MS, pagesOf } from "./pages";

export class Paging<T> {
  #page = $state(0);
  #rows: () => T[];
  #most: () => number;

  /** Must be made while a component is set up, whose life the timer shares. */
  constructor(rows: () => T[], most: () => number) {
    this.#rows = rows;
    this.#most = most;
    $effect(() => {
      const count = this.count;
      if (count < 2) return;
      const timer = setInterval(() => (this.#page = (this.#page + 1) % count), PAGE_MS);
      return () => clearInterval(timer);
    });
  }

  #pages = $derived.by(() => pagesOf(this.#rows(), this.#most()));

  get count(): number {
    return this.#pages.length;
  }

  /** The page on show, from 0. A list that became shorter never leaves an empty page behind. */
  get index(): number {
    return this.#page % this.count;
  }

  get rows(): T[] {
    return this.#pages[this.index] ?? [];
  }
}
