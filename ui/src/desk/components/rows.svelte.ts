/** Which rows of a long list are in sight, and so are asked for. */
export class Rows {
  from = $state(0);
  count = $state(50);

  get asked(): { from: number; count: number } {
    return { from: this.from, count: this.count };
  }
}
