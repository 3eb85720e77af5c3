/** Puts the house's theme and text size on the page; the style sheets do the rest. */

import type { HouseView } from "./types";

export function applyLook(settings: HouseView["settings"]): void {
  const page = document.documentElement;
  page.dataset.theme = settings.theme;
  page.dataset.textSize = settings.text_size;
}
