/** The house's own list of players, invented: six hundred of them, one perhaps twice. */

import type { Duplicate, Imported, ListedPage, ListedPlayer, PeopleView, PersonEvening } from "../types";

const names = [
  "Marta Ruiz",
  "Łukasz Nowak",
  "Ελένη Παππά",
  "Дмитрий Орлов",
  "山田 太郎",
  "Zoë Ångström",
  "Tom Hale",
  "Omar Haddad",
];

const players: ListedPlayer[] = Array.from({ length: 600 }, (_, index) => ({
  number: index + 1,
  name:
    index < names.length
      ? (names[index] ?? "")
      : `${names[index % names.length]} ${Math.floor(index / names.length)}`,
  last_name: "",
  city: "",
  country: "",
  unnamed: false,
  nickname: index % 9 === 0 ? "Ace" : "",
  contact: index % 4 === 0 ? `player${index}@example.org` : "",
  notes: index % 25 === 0 ? "Table by the door" : "",
  membership: index % 2 === 0 ? String(1_000 + index) : "",
  photo: index % 3 === 0 ? (index % 5) + 1 : 0,
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

/** One who was known by the name on two evenings, and a name that either of two may be. */
export function people(): PeopleView {
  const [one, other, third] = players;
  if (!one || !other || !third) return { open: [], total: 0, people: [] };
  const evening = (number: number, name: string): PersonEvening => ({
    evening: String(number),
    event: `Thursday T1000 No. ${number}`,
    at: 1_788_456_600_000 + number * 604_800_000,
    player: 3,
    name,
    by_itself: true,
  });
  const { by_itself: _, ...asked } = evening(4, one.name);
  return {
    open: [{ ...asked, fits: [one, other] }],
    total: 1,
    people: [{ player: third, evenings: [evening(3, third.name), evening(2, third.name)] }],
  };
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
    completed: players.slice(0, 2),
    known: 14,
    left_out: [{ line: 7, why: "Give the player a name." }],
    left_out_unnamed: 0,
    remark: "",
  };
}

/** Three of four players of the list have a portrait. */
export const portrait = (player: number): string | null => (player % 4 === 3 ? null : photo(player));

/** A head and shoulders in one of five colours. */
export function photo(number: number): string {
  const ground = ["#3f6f5c", "#7a5230", "#2f4f7f", "#6b3d5c", "#5c5c3f"][number % 5] ?? "#3f6f5c";
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${ground}"/><circle cx="4" cy="3" r="1.6" fill="#e8d6c3"/><path d="M.8 8a3.2 3 0 0 1 6.4 0z" fill="#e8d6c3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
