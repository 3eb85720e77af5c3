import type { PlayerRow } from "$shared/types";
import type { SideGame } from "../../cash/side-game.svelte";
import type { Verb } from "../../components/verb";
import type { OpenTournament } from "../../state/tournament.svelte";
import { navigation } from "../../state/navigation.svelte";
import { words } from "../../words";
import { seatVerbs } from "../tables/verbs";

/**
 * What can be done with a player: at the seat, about the seat, and what the log has of the evening. Which lines are offered goes by
 * where the engine says that the player is; whether one may be said now the engine answers when it is said.
 */
export function playerVerbs(row: PlayerRow, tournament: OpenTournament, game: SideGame): Verb[] {
  const says = words.room.seats;
  const verbs: Verb[] = [];
  if (row.seat !== null) {
    verbs.push(
      ...seatVerbs(row.seat.table, {
        seat: row.seat.seat,
        entry: row.entry,
        blocked: false,
        absent: row.absent_since !== null,
        locked_for: row.locked === null ? "" : row.name,
      }),
    );
  } else if (row.state === "waiting") {
    verbs.push({ name: says.lockSeat, line: `lock #${row.entry} ` });
    if (row.locked !== null) {
      const unlock = { type: "lock_seat", player: row.player, seat: null } as const;
      verbs.push({
        name: says.unlock({ seat: `${row.locked.table}.${row.locked.seat}` }),
        run: () => void tournament.press(unlock),
      });
    }
  }
  if (row.state === "waiting" || row.state === "seated") {
    const deals = { type: "name_dealer", player: row.player, deals: !row.deals } as const;
    verbs.push(
      { name: says.keepApart, line: `apart #${row.entry}+`, parts: true },
      { name: row.deals ? says.dealsNoMore : says.deals, run: () => void tournament.press(deals) },
    );
    verbs.push({ name: words.room.players.withdraw, line: `withdraw #${row.entry}` });
    if (row.no_show) verbs.push({ name: words.room.money.noShow, line: `ns #${row.entry}` });
  }
  if (row.state === "out") {
    verbs.push(
      { name: says.correctBust, line: `not #${row.entry} but ` },
      { name: says.backIn, line: `back #${row.entry}` },
    );
    if (game.on) verbs.push({ name: words.sideGame, run: () => game.take([row.name]) });
  }
  verbs.push({
    name: words.room.players.inTheLog,
    run: () => navigation.toLog({ entry: row.entry, name: row.name }),
    parts: verbs.length > 0,
  });
  return verbs;
}
