import { onMount } from "svelte";
import { Asked } from "$shared/asked.svelte";
import * as backend from "$shared/backend";
import { navigation } from "../state/navigation.svelte";
import { gameOn } from "./of-cash";

/** The cash game that is on beside a tournament. Must be made while a component is set up. */
export class SideGame {
  #asked = new Asked(backend.cashGames);

  constructor() {
    onMount(() => backend.onHouse(() => this.#asked.again()));
  }

  get #game() {
    return gameOn(this.#asked.answer ?? []);
  }

  get on(): boolean {
    return this.#game !== undefined;
  }

  /** Opens the game for these. Nothing is bought by it: the line there waits for the amount. */
  take(names: string[]): void {
    if (this.#game === undefined || navigation.covered) return;
    navigation.sideGame = { number: this.#game.number, names };
    navigation.place = { type: "cash" };
  }
}
