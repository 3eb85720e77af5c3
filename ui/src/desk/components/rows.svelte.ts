/** Which rows of a long list are in sight, and so are asked for. */
export class Rows {
  from = $state(0);
  count = $state(50);

  /** Begins from the first row again whenever what is asked for changes. Made while a component is set up. */
  constructor(asking?: () => unknown) {
    if (asking === undefined) return;
    $effect(() => {
      asking();
      this.from = 0;
    });
  }

  get asked(): { from: number; count: number } {
    return { from: this.from, count: this.count };
  }
}
