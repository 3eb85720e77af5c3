import { money } from "$shared/format";
import { strings, words } from "../words";
import type { Command, DeskView, FloorReading, EndRow } from "$shared/types";
import type { OpenTournament } from "../state/tournament.svelte";

/** Who went out by it, in the money. Asked as soon as it is said, so that one picture shows it with the new desk. */
export async function wentOut(tournament: OpenTournament, command: Command): Promise<EndRow[]> {
  if (command.type !== "bust") return [];
  const out = command.out.map((player) => player.entry);
  return tournament.ask({ type: "went_out", out }).catch(() => []);
}

/**
 * What was done, as the desk tells it: after a bust-out in the money the place and the prize of everybody who went out,
 * otherwise the line that undo would now take back.
 */
export function outcomeOf(desk: DeskView | null, paid: EndRow[], reading: FloorReading): string {
  if (desk === null) return reading.says;
  const told = paid.map(({ name, place, place_to, prize }) => {
    const places = strings.places(place, place_to);
    return prize > 0
      ? words.outcomePrize({ name, place: places, prize: money(prize, desk.currency) })
      : words.outcomePlace({ name, place: places });
  });
  return told.length > 0 ? told.join(" · ") : (desk.undo?.label ?? reading.says);
}
