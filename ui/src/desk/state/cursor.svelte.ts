import { takesText } from "./keys";
import { navigation } from "./navigation.svelte";

/** The places in which Enter does one thing from every field: a form, or a panel that reads its keys itself. */
const PLACES = "form, [data-enter]";

/**
 * Where the cursor is, for everything that says what a key does: a hint is in sight only while its key is alive. A part of
 * the desk that is drawn anew never takes the cursor with it.
 */
class Cursor {
  /** The element that has the cursor; null while none has. */
  at = $state.raw<Element | null>(null);

  /** Follows the cursor over the whole window. Returns what ends it. */
  follow(): () => void {
    // The first page may have given it already.
    if (document.activeElement !== document.body) this.at = document.activeElement;
    // The cursor moves in the middle of a redraw, too, where nothing may be set: it is followed right after that.
    const came = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if (target instanceof Element && document.activeElement === target) this.at = target;
      });
    // What was taken off the page is left for `#restore` to see.
    const left = ({ target, relatedTarget }: FocusEvent): void =>
      queueMicrotask(() => {
        if (relatedTarget === null && this.at === target && this.at?.isConnected) this.at = null;
      });
    const anew = new MutationObserver(() => this.#restore());
    document.addEventListener("focusin", came);
    document.addEventListener("focusout", left);
    anew.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", came);
      document.removeEventListener("focusout", left);
      anew.disconnect();
    };
  }

  /** Whether Enter, where the cursor is, does what this hint stands for: it presses the hint's button, or sends its form. */
  enters(hint: Element | undefined): boolean {
    if (hint === undefined || this.at === null) return false;
    const button = hint.closest("button");
    if (button !== null && this.at === button) return true;
    if (!takesText(this.at) || this.at instanceof HTMLTextAreaElement) return false;
    const place = hint.closest(PLACES);
    return place !== null && this.at.closest(PLACES) === place;
  }

  /** The element with the cursor was taken off the page: what stands in its place has it now, or the floor line. */
  #restore(): void {
    const gone = this.at;
    if (gone === null || gone.isConnected) return;
    this.at = document.activeElement === document.body ? null : document.activeElement;
    if (this.at !== null) return;
    const name = gone instanceof HTMLElement ? gone.dataset["testid"] : undefined;
    const same = name === undefined ? null : document.querySelector(`[data-testid="${CSS.escape(name)}"]`);
    const open = [...document.querySelectorAll<HTMLElement>("[data-panel]")].at(-1);
    if (same instanceof HTMLElement) same.focus({ preventScroll: true });
    else if (open !== undefined) firstOf(open)?.focus({ preventScroll: true });
    else navigation.focusFloor();
  }
}

export const cursor = new Cursor();

/** What the cursor goes to in a panel: the field that is marked as the first, or the first one that there is. */
function firstOf(panel: HTMLElement): HTMLElement | null {
  const fields = "input:not([type=file], [type=hidden]), textarea, select, button";
  return panel.querySelector<HTMLElement>("[data-first]") ?? panel.querySelector<HTMLElement>(fields);
}

/** Whether a list or a menu is open: what is typed looks for something in it, and is for nothing else. */
export function listIsOpen(): boolean {
  const at = document.activeElement;
  return (
    at?.closest("[role=menu], [role=listbox], [aria-haspopup=listbox][aria-expanded=true]") != null ||
    document.querySelector(".select-list[data-state=open]") !== null
  );
}

/** Whether a panel is open that has what is typed: nothing typed beside its fields goes to the floor line. */
export function panelIsOpen(): boolean {
  return document.querySelector("[data-panel]") !== null;
}

/**
 * A panel that opens takes the cursor, and gives it back to what opened it. One that opens by itself does not take it from a
 * line that somebody is typing: what is typed on is for the line.
 */
export function panel(element: HTMLElement): () => void {
  const from = document.activeElement;
  const typing = from?.id === "floor-line" && navigation.floorText() !== "";
  element.dataset["panel"] = "";
  if (!typing && !element.contains(from)) firstOf(element)?.focus({ preventScroll: true });
  return () => {
    const here = document.activeElement;
    if (here !== null && here !== document.body && !element.contains(here)) return;
    if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
    else navigation.focusFloor();
  };
}
