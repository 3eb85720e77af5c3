import { portrait } from "$shared/backend";

/** The photo of a player on the house's list, once it has come; null where there is none. */
export class Portrait {
  address = $state<string | null>(null);

  /** Must be made while a component is set up, whose life the question shares. */
  constructor(listed: () => number | null) {
    $effect(() => {
      const wanted = listed();
      this.address = null;
      if (wanted === null) return;
      portrait(wanted).then(
        (found) => wanted === listed() && (this.address = found),
        // The name stands for it.
        () => undefined,
      );
    });
  }
}
