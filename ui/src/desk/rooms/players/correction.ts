import type { Command, PlayerRow } from "$shared/types";

/** Who a player is, as it is typed. */
export interface Typed {
  name: string;
  lastName: string;
  card: string;
}

/**
 * What is typed over a player's name, last name and card, as what is said to the tournament: nothing where nothing is
 * another, and of what is the same nothing is said. A name that loses its last name has it no more, unless another is typed.
 */
export function correctionOf(
  row: Pick<PlayerRow, "player" | "name" | "last_name" | "card">,
  typed: Typed,
): Command | null {
  const name = typed.name.trim() === "" ? row.name : typed.name.trim();
  const other = (now: string, before: string): string | null => (now.trim() === before ? null : now.trim());
  const last_name = other(typed.lastName, row.last_name);
  const card = other(typed.card, row.card);
  if (name === row.name && last_name === null && card === null) return null;
  return { type: "rename", player: row.player, name, last_name, card };
}
