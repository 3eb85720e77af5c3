/** A photo, once it has come; null where there is none. */
export class Picture {
  address = $state<string | null>(null);

  /** Must be made while a component is set up, whose life the question shares. */
  constructor(wanted: () => number | null, ask: (number: number) => Promise<string | null>) {
    $effect(() => {
      const number = wanted();
      this.address = null;
      if (number === null) return;
      ask(number).then(
        (found) => number === wanted() && (this.address = found),
        // The name stands for it.
        () => undefined,
      );
    });
  }
}
