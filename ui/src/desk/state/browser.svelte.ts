/** The desk in a director's browser: whether it may be there, and whether the house is still heard. */

import * as backend from "$shared/backend";
import { inRoom } from "$shared/place";
import { house } from "./house.svelte";

class Browser {
  /** Since when the house has not been heard; null while it is. */
  lostAt = $state<number | null>(null);

  /** Answers whether the desk is to be shown. A device that may not have it goes to its own page, or to be let in. */
  async begin(): Promise<boolean> {
    if (!inRoom) return true;
    backend.onLost((since) => (this.lostAt = since));
    backend.onFound(() => (this.lostAt = null));
    backend.onAgain(() => {
      // The device may have been taken out meanwhile.
      void this.#may().then((may) => (may ? house.refresh() : undefined));
    });
    return this.#may();
  }

  async #may(): Promise<boolean> {
    const device = await backend.me().then(
      (me) => me.device,
      () => undefined,
    );
    // Not heard, the house is asked again once it is.
    if (device === undefined) return true;
    const may = device?.role === "director" && !(device.shared && device.operator === null);
    if (!may) location.replace(device?.role === "director" ? "/floor" : "/pair");
    return may;
  }
}

export const browser = new Browser();
