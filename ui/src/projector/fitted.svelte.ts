/** How `Fit` and `FitLines` find out the width of a text: in ems, so that the style sheet finds the size for any window by itself. */

import { untrack } from "svelte";

/**
 * Another size rounds the widths otherwise, small ones by up to a twentieth. Too wide is always put right, too narrow only
 * beyond this: within it, one size would lead to the other and back for as long as the window is open.
 */
const TOLERANCE = 0.08;

/** Whether a text that is so many ems wide may keep the size that was found for the width it had. */
export const stillFits = (wide: number, had: number): boolean => wide <= had && wide >= had * (1 - TOLERANCE);

/** Measures each new text, and whenever its box is another one. Must be called while a component is set up. */
export function fitted(box: () => HTMLElement, text: () => unknown, measure: () => void): void {
  $effect(() => {
    void text();
    untrack(measure);
  });
  $effect(() => {
    // The same text becomes wider or narrower when its font comes after it; a box that stays as it is costs nothing.
    const watch = new ResizeObserver(() => requestAnimationFrame(measure));
    watch.observe(box());
    return () => watch.disconnect();
  });
}
