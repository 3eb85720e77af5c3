/** What a page knows again after it was loaded anew or the phone was locked: where somebody was, and what was typed. */

const at = (key: string): string => `device:${key}`;

/** Until the page is closed; only as good as what the browser keeps, which may be nothing. */
export class Kept<T extends string | number | null> {
  #key: string;
  #now: T = $state() as T;

  /** What was kept under this key; `first` where nothing was, or where it is none of `among`. */
  constructor(key: string, first: T, among?: readonly T[]) {
    this.#key = at(key);
    this.#now = first;
    try {
      const kept = sessionStorage.getItem(this.#key);
      const read = kept === null ? first : (JSON.parse(kept) as T);
      if (among === undefined || among.includes(read)) this.#now = read;
    } catch {
      // A browser that keeps nothing begins anew.
    }
  }

  get now(): T {
    return this.#now;
  }

  set now(now: T) {
    this.#now = now;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(now));
    } catch {
      // It is known until the page is left.
    }
  }
}
