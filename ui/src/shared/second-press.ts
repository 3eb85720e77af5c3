/** Presses that nobody meant: a key that is held down, and the second press of a double click or a double tap. */

/** A second press so soon after the first, and so near to it, was meant for what stood there before. */
export const SOON_MS = 450;
const NEAR_PX = 24;

/** A key that is held down is one press: nothing is done twice by it. */
export function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === "Enter" && !(event.target instanceof HTMLTextAreaElement);
}

/** Nobody gets to know of this event. */
export function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

let before: { at: number; x: number; y: number } | null = null;

/** A click by a key is never a second one; a browser counts taps differently from clicks, so time and place decide. */
export function isSecondPress(event: MouseEvent): boolean {
  if (event.detail === 0) return false;
  const { timeStamp: at, clientX: x, clientY: y } = event;
  if (before !== null && at - before.at < SOON_MS && Math.hypot(x - before.x, y - before.y) < NEAR_PX)
    return true;
  // Only a press that counts begins anew: steady touches in one place, as in ranking, go on.
  before = { at, x, y };
  return false;
}

let first: Element | null = null;

/** The second press of a double click, on a button that came to where the first one was. On the same button it may be meant. */
export function isMeantForAnother(event: MouseEvent): boolean {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (event.detail > 1) return button !== null && button !== first;
  first = button;
  return false;
}
