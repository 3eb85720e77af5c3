/** What the desk says of the house's own list of players. */

import { chips } from "../../format";
import { pluralOf } from "../plural";

const plural = pluralOf("en");
const players = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "player", other: "players" })}`;

export const deskListed = {
  title: "Players of the house",
  about: players,
  back: "All tournaments",
  search: "Search by name, nickname, contact or number",
  add: "Add a player",
  import: "Import CSV",
  export: "Export CSV",
  duplicates: "Find duplicates",
  emptyTitle: "Nobody is on the list yet",
  emptyAbout:
    "Players on this list are found by a few letters when they enter a tournament. Add one, import a CSV file with the columns name, nickname, contact, notes and membership, or put the players of a tournament on it from its Players room.",
  none: (search: string): string => `Nobody answers to “${search}”.`,
  fields: {
    name: "Name",
    last_name: "Last name in it",
    nickname: "Nickname",
    contact: "Contact",
    notes: "Notes",
    membership: "Membership number",
  },
  photoChoose: "Choose a photo",
  photoOther: "Another photo",
  photoRemove: "Remove photo",
  photoTooLarge: "The picture is larger than 10 MB. Save it smaller.",
  saved: (name: string): string => `${name} was saved.`,
  save: "Save",
  cancel: "Cancel",
  edit: (name: string): string => `Edit ${name}`,
  editShort: "Edit",
  delete: "Delete",
  deleteOf: (name: string): string => `Delete ${name}; it can be undone`,
  deleted: (name: string): string => `${name} was deleted.`,
  merged: (name: string): string => `Made one: ${name}.`,
  imported: (added: number, completed: number, known: number): string =>
    `${players(added)} added, ${chips(completed)} completed, ${chips(known)} known already.`,
  leftOut: (line: number, why: string): string => `Line ${chips(line)}: ${why}`,
  leftOutMore: (count: number): string =>
    `${chips(count)} more ${plural(count, { one: "line was", other: "lines were" })} not taken.`,
  undo: "Undo",
  exported: "Exported to",
  tooLarge: "This file is larger than eight million bytes; that is no list of players.",
  played: (count: number, last: string): string =>
    count === 0
      ? ""
      : `${chips(count)} ${plural(count, { one: "tournament", other: "tournaments" })}, last ${last}`,
  noDuplicates: "Nobody seems to be on the list twice.",
  duplicatesAbout: (count: number): string =>
    `${chips(count)} ${plural(count, { one: "pair", other: "pairs" })} to look at. Two who are made one keep both histories.`,
  mergeInto: (name: string): string => `Keep ${name}`,
  mergeAbout: (name: string, other: string): string =>
    `Makes ${other} and ${name} one player, called ${name}`,
  closeDuplicates: "Back to the list",
  keepTonight: "Adds tonight’s players to the players of the house",
  keptTonight: (count: number): string =>
    count === 0 ? "The house knows all of them." : `${players(count)} added to the players of the house.`,
  known: "On the house’s list",
};
