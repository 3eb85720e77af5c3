/** The window's shape, for the few things that a style sheet cannot decide: how many rows make a page. */
export class Shape {
  /** Width by height. */
  ratio = $state(window.innerWidth / window.innerHeight);

  /** Must be made while a component is set up, whose life the listener shares. */
  constructor() {
    $effect(() => {
      const changed = (): void => {
        this.ratio = window.innerWidth / window.innerHeight;
      };
      window.addEventListener("resize", changed);
      return () => window.removeEventListener("resize", changed);
    });
  }
}
