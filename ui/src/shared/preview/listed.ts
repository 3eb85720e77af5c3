/** The house's own list of players, invented: six hundred of them, one perhaps twice. */

import type { Duplicate, Imported, ListedPage, ListedPlayer } from "../house";
import { names } from "./room";

const players: ListedPlayer[] = Array.from({ length: 600 }, (_, index) => ({
  number: index + 1,
  name:
    index < names.length
      ? (names[index] ?? "")
      : `${names[index % names.length]} ${Math.floor(index / names.length)}`,
  nickname: index % 9 === 0 ? "Ace" : "",
  contact: index % 4 === 0 ? `player${index}@example.org` : "",
  notes: index % 25 === 0 ? "Table by the door" : "",
  membership: index % 2 === 0 ? String(1_000 + index) : "",
  played: index % 7,
  last_played: index % 7 === 0 ? "" : "Thursday T1000",
})).sort((one, other) => one.name.localeCompare(other.name));

export function findListed(search: string, from: number, count: number): ListedPage {
  const typed = search.trim().toLowerCase();
  const rows = players.filter((player) =>
    `${player.name} ${player.nickname} ${player.contact} ${player.membership}`.toLowerCase().includes(typed),
  );
  return { total: rows.length, rows: rows.slice(from, from + count) };
}

export function duplicatesListed(): Duplicate[] {
  const [one, other, third, fourth] = players;
  if (!one || !other || !third || !fourth) return [];
  return [
    { one, other: { ...other, name: `${one.name}s` }, why: "names a letter apart" },
    { one: third, other: fourth, why: "the same membership number" },
  ];
}

export function importListed(): Imported {
  return {
    added: [601, 602, 603],
    completed: 2,
    known: 14,
    left_out: [{ line: 7, why: "Give the player a name." }],
    remark: "",
  };
}
