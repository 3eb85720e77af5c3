import { money } from "$shared/format";
import { strings, words } from "../words";
import type { Command, FloorReading } from "$shared/types";
import type { OpenTournament } from "../state/tournament.svelte";

/**
 * What was done, as the desk tells it: after a bust-out in the money the place and the prize of everybody who went out,
 * otherwise the line that undo would now take back.
 */
export async function outcomeOf(
  tournament: OpenTournament,
  command: Command,
  reading: FloorReading,
): Promise<string> {
  const desk = tournament.desk;
  if (desk === null) return reading.says;
  const out = command.type === "bust" ? command.out.map((player) => player.entry) : [];
  const paid = out.length === 0 ? [] : await tournament.ask({ type: "went_out", out }).catch(() => []);
  const told = paid.map(({ name, place, place_to, prize }) => {
    const places = strings.places(place, place_to);
    return prize > 0
      ? words.outcomePrize({ name, place: places, prize: money(prize, desk.currency) })
      : words.outcomePlace({ name, place: places });
  });
  return told.length > 0 ? told.join(" · ") : (desk.undo?.label ?? reading.says);
}
