/** The printers of this computer, looked for when a sheet is chosen: one may have been switched on since. */

import * as backend from "$shared/backend";
import type { Printers } from "$shared/types";

class FoundPrinters {
  /** Null until they were looked for. */
  found = $state.raw<Printers | null>(null);
  #looking = false;

  look(): void {
    if (this.#looking) return;
    this.#looking = true;
    void backend
      .printers()
      .then((found) => (this.found = found))
      .catch(() => (this.found = { names: [], usual: null }))
      .finally(() => (this.#looking = false));
  }
}

export const printers = new FoundPrinters();
