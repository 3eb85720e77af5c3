import * as backend from "$shared/backend";
import type { TablePlace } from "$shared/types";
import { whyNot } from "$shared/refusal";

/** How the map was left, so that coming back to the room finds it so. One for the window. */
class MapView {
  /** How much larger than in the whole room tables are drawn; 1 shows all of it. */
  zoom = $state(1);
  left = 0;
  top = 0;
  /** The table that the arrow keys stand on. */
  selected = $state(1);
  /** Puts the cursor onto the table; the map sets it while it is shown. */
  focus: () => void = () => undefined;
  /** What is looked for; the list takes the place of the map while it is not empty. */
  search = $state("");
  /** Where the director has put the tables; empty without an arrangement. */
  places = $state.raw<TablePlace[]>([]);

  async load(): Promise<void> {
    this.places = (await backend.roomMap()) ?? [];
  }

  /** Shows the arrangement at once and keeps it; answers why not, or nothing. */
  async arrange(places: TablePlace[]): Promise<string> {
    const before = this.places;
    this.places = places;
    const why = await whyNot(() => backend.arrangeRoom(places));
    if (why !== "") this.places = before;
    return why;
  }
}

export const mapView = new MapView();
