/**
 * Whether what only a card room needs (drawers, helpers, absences, guarantees, limit and stud) is open from the start. It unfolds by
 * itself where the evening contains it. No key does anything else for it.
 */

const KEPT = "card-room-tools";

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "always";
  } catch {
    return false;
  }
}

/** The choice of this desk; where nothing can be kept, for this session. */
class CardRoom {
  #always = $state(kept());

  get always(): boolean {
    return this.#always;
  }

  choose(always: boolean): void {
    this.#always = always;
    try {
      localStorage.setItem(KEPT, always ? "always" : "when_needed");
    } catch {
      // It is asked again at the next start.
    }
  }
}

export const cardRoom = new CardRoom();
