import { money } from "$shared/format";
import { strings, words } from "../words";
import type { Command } from "$shared/types/Command";
import type { FloorReading } from "$shared/types/FloorReading";
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
  // Where the tables play a hand together the place is not known yet; before the money the line says all there is to say.
  const paid = command.type === "bust" && desk.figures.from_the_money === 0;
  if (!paid || desk.hand_for_hand !== null) return desk.undo?.label ?? reading.says;
  const out = new Set(command.out.map((player) => player.entry));
  // In order of place those still in come first, and right behind them the last ones out.
  const page = await tournament
    .ask({ type: "players", search: "", order: "place", from: desk.figures.left, count: out.size })
    .catch(() => null);
  const told = (page?.rows ?? [])
    .filter((row) => out.has(row.entry) && row.place !== null)
    .map((row) => {
      const place = strings.places(row.place ?? 0, row.place_to ?? row.place ?? 0);
      const prize = row.prize ?? 0;
      return prize > 0
        ? words.outcomePrize(row.name, place, money(prize, desk.currency))
        : words.outcomePlace(row.name, place);
    });
  return told.length > 0 ? told.join(" · ") : (desk.undo?.label ?? reading.says);
}
