/** Turns the pages of a list that is too long to be had at once: each page is asked for when its turn comes. */

import { untrack } from "svelte";
import { PAGE_MS, pageAt } from "./pages";
import type { Shown } from "./scene";

/** What every list is given that is asked for by the page. */
export interface ListProps extends Pick<Shown, "view" | "tournament"> {
  /** How many columns there is room for. */
  columns: number;
}

interface Page<T> {
  total: number;
  rows: T[];
}

const SECOND = 1_000;

export class AskedPages<T> {
  rows = $state.raw<T[]>([]);
  /** The page on show, from 0. */
  index = $state(0);
  count = $state(1);
  total = $state(0);
  /** Where the page begins in the list. */
  from = $state(0);
  /** How many seconds the page stays, where there is another one. */
  left = $state(PAGE_MS / SECOND);

  #ask: (from: number, count: number) => Promise<Page<T>>;
  #most: (total: number) => number;
  #asked = 0;

  /**
   * Must be made while a component is set up, whose life the timer shares. `most` says how many lines a page has room
   * for; `stamp` is another one whenever the list may have changed; `newest`, if given, is another one whenever the list
   * begins with something new, so that the first page is to be seen.
   */
  constructor(
    ask: (from: number, count: number) => Promise<Page<T>>,
    most: (total: number) => number,
    stamp: () => unknown,
    newest: () => unknown = () => null,
  ) {
    this.#ask = ask;
    this.#most = most;
    let before: unknown;
    $effect(() => {
      stamp();
      most(this.total);
      const now = newest();
      const again = now !== before;
      before = now;
      untrack(() => void this.#show(again ? 0 : this.index));
    });
    $effect(() => {
      if (this.count < 2) return;
      const timer = setInterval(() => this.#second(), SECOND);
      return () => clearInterval(timer);
    });
    $effect(() => () => void (this.#asked += 1));
  }

  #second(): void {
    if (this.left > 1) this.left -= 1;
    else void this.#show(this.index + 1);
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
      const turned = page % wanted.pages !== this.index || page >= wanted.pages;
      this.total = answer.total;
      this.rows = answer.rows;
      this.from = wanted.from;
      this.count = wanted.pages;
      this.index = page % wanted.pages;
      if (turned) this.left = PAGE_MS / SECOND;
    } catch {
      // The page stays; the next turn or the next change asks again.
    }
  }
}
