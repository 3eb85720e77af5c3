/** Puts the colours of the house on the page; every style sheet goes by their names. */

import type { Palette } from "$shared/types";

export function applyPalette(palette: Palette): void {
  const page = document.documentElement;
  for (const [name, colour] of Object.entries(palette)) {
    page.style.setProperty(`--${name.replace("_", "-")}`, colour);
  }
}
