import { money } from "$shared/format";
import { strings, words } from "../words";
import type { DeskView, FloorReading } from "$shared/types";

/**
 * What was done, as the desk tells it: after a bust-out in the money the place and the prize of everybody who went out,
 * otherwise the line that undo would now take back.
 */
export function outcomeOf(desk: DeskView | null, reading: FloorReading): string {
  if (desk === null) return reading.says;
  const told = desk.went_out.map(({ name, place, place_to, prize }) => {
    const places = strings.places(place, place_to);
    return prize > 0
      ? words.outcomePrize({ name, place: places, prize: money(prize, desk.currency) })
      : words.outcomePlace({ name, place: places });
  });
  return told.length > 0 ? told.join(" · ") : (desk.undo?.label ?? reading.says);
}
