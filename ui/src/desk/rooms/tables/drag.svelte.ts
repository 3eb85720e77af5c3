/** Somebody who is dragged, and over what. */
export interface Carried {
  /** What is dragged, as it is typed: a seat such as `6.4`, or the number of a table. */
  what: string;
  /** As it is shown beside the pointer. */
  label: string;
}

/** How far the pointer goes before a press becomes a drag, in pixels. */
const THRESHOLD = 5;
/** How near the edge of the map the pointer makes it scroll, and by how much a frame. */
const EDGE = 36;
const SCROLL = 14;

/**
 * Dragging by pointer events, the same for mouse, pen and touch.
 *
 * The targets are found under the pointer by their `data-drop`, when they are needed: a library that measures every
 * target beforehand has ten thousand seats to measure here, and the webview's own drag and drop belongs to files.
 */
export class Drag {
  carried = $state.raw<Carried | null>(null);
  /** The `data-drop` of what is under the pointer; empty over nothing. */
  over = $state("");
  x = $state(0);
  y = $state(0);

  #scroller: () => HTMLElement | undefined;

  constructor(scroller: () => HTMLElement | undefined) {
    this.#scroller = scroller;
  }

  /** Begins with a press; once the pointer has moved, `drop` hears where it was let go. */
  press(event: PointerEvent, what: Carried, drop: (what: string, over: string) => void): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const { signal } = listening;
    let frame = 0;

    const end = (dropped: boolean): void => {
      listening.abort();
      cancelAnimationFrame(frame);
      const { carried, over } = this;
      this.carried = null;
      this.over = "";
      if (carried === null) return;
      // The click that follows letting go is part of the drag.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
      if (dropped && over !== "") drop(carried.what, over);
    };

    const look = (): void => {
      const under = document.elementFromPoint(this.x, this.y)?.closest<HTMLElement>("[data-drop]");
      this.over = under?.dataset["drop"] ?? "";
    };

    const scroll = (): void => {
      const element = this.#scroller();
      if (element !== undefined) {
        const box = element.getBoundingClientRect();
        const by = (at: number, from: number, to: number): number =>
          at < from + EDGE ? -SCROLL : at > to - EDGE ? SCROLL : 0;
        const [across, down] = [by(this.x, box.left, box.right), by(this.y, box.top, box.bottom)];
        if (across !== 0 || down !== 0) {
          element.scrollBy(across, down);
          look();
        }
      }
      frame = requestAnimationFrame(scroll);
    };

    const move = (moved: PointerEvent): void => {
      this.x = moved.clientX;
      this.y = moved.clientY;
      if (this.carried === null) {
        if (Math.hypot(this.x - start.x, this.y - start.y) < THRESHOLD) return;
        this.carried = what;
        frame = requestAnimationFrame(scroll);
      }
      look();
    };

    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape" || this.carried === null) return;
        key.preventDefault();
        key.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
  }
}
