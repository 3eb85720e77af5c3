import type { GuestAnswer, RosterLine } from "$shared/types";

/** What a guest may have answered, in the order in which it is offered. */
export const ANSWERS: GuestAnswer[] = ["coming", "maybe", "not_coming"];

/** Whether a line goes onto the guest list unless it is unticked: players, and those who may come or do not. */
export function isExpected({ guest, verdict }: RosterLine): boolean {
  return guest !== null && (verdict === "player" || verdict === "look" || guest.answer !== "coming");
}
