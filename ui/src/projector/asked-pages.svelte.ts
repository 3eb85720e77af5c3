/** Turns the pages of a list that is too long to be had at once: each page is asked for when its turn comes. */

import { untrack } from "svelte";
import { PAGE_MS, pageAt } from "./pages";

interface Page<T> {
  total: number;
  rows: T[];
}

export class AskedPages<T> {
  rows = $state.raw<T[]>([]);
  /** The page on show, from 0. */
  index = $state(0);
  count = $state(1);
  total = $state(0);

  #ask: (from: number, count: number) => Promise<Page<T>>;
  #most: (total: number) => number;
  #asked = 0;

  /**
   * Must be made while a component is set up, whose life the timer shares. `most` says how many lines a page has room
   * for; `stamp` is another one whenever the list may have changed.
   */
  constructor(
    ask: (from: number, count: number) => Promise<Page<T>>,
    most: (total: number) => number,
    stamp: () => unknown,
  ) {
    this.#ask = ask;
    this.#most = most;
    $effect(() => {
      stamp();
      most(this.total);
      untrack(() => void this.#show(this.index));
    });
    $effect(() => {
      if (this.count < 2) return;
      const timer = setInterval(() => void this.#show(this.index + 1), PAGE_MS);
      return () => clearInterval(timer);
    });
    $effect(() => () => void (this.#asked += 1));
  }

  async #show(page: number): Promise<void> {
    const mine = ++this.#asked;
    let wanted = pageAt(this.total, this.#most(this.total), page);
    try {
      let answer = await this.#ask(wanted.from, Math.max(1, wanted.count));
      if (mine !== this.#asked) return;
      const right = pageAt(answer.total, this.#most(answer.total), page);
      if (right.from !== wanted.from || right.count !== wanted.count) {
        wanted = right;
        answer = await this.#ask(right.from, right.count);
        if (mine !== this.#asked) return;
      }
      this.total = answer.total;
      this.rows = answer.rows;
      this.count = wanted.pages;
      this.index = page % wanted.pages;
    } catch {
      // The page stays; the next turn or the next change asks again.
    }
  }
}
