/** What the desk says of the house's own list of players. */

import { say, under } from "./say";

export const deskListed = under("listed", {
  about: (count: number): string => say("listed-about", { count }),
  none: (search: string): string => say("listed-none", { search }),
  fields: under("listed-fields"),
  saved: (name: string): string => say("listed-saved", { name }),
  edit: (name: string): string => say("listed-edit", { name }),
  deleteOf: (name: string): string => say("listed-delete-of", { name }),
  deleted: (name: string): string => say("listed-deleted", { name }),
  merged: (name: string): string => say("listed-merged", { name }),
  imported: (added: number, completed: number, known: number): string =>
    say("listed-imported", { added, completed, known }),
  leftOut: (line: number, why: string): string => say("listed-left-out", { line, why }),
  leftOutMore: (count: number): string => say("listed-left-out-more", { count }),
  played: (count: number, last: string): string => (count === 0 ? "" : say("listed-played", { count, last })),
  duplicatesAbout: (count: number): string => say("listed-duplicates-about", { count }),
  mergeInto: (name: string): string => say("listed-merge-into", { name }),
  mergeAbout: (name: string, other: string): string => say("listed-merge-about", { name, other }),
  keptTonight: (count: number): string => say("listed-kept-tonight", { count }),
});
