import type { Verb } from "./verb";

/** A menu that opens below what was pressed for it; where nothing is chosen the cursor goes back there. */
export class Menu {
  /** What `Verbs` shows; null while it is closed. */
  at = $state.raw<{ label: string; verbs: Verb[]; x: number; y: number } | null>(null);
  #from: HTMLElement | null = null;

  below(from: HTMLElement, label: string, verbs: Verb[]): void {
    const { left, bottom } = from.getBoundingClientRect();
    this.#from = from;
    this.at = { label, verbs, x: left, y: bottom + 4 };
  }

  close = (chosen: boolean): void => {
    this.at = null;
    if (!chosen) this.#from?.focus();
  };
}
