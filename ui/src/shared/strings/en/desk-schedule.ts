/** What the clock's room says about editing its schedule. */

import { chips, minutes } from "../../format";
import type { Stage } from "../../types/Stage";
import { pluralOf } from "../plural";

const plural = pluralOf("en");
const levels = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "level or break", other: "levels and breaks" })}`;

export const deskSchedule = {
  edit: "Edit schedule",
  paste: "Paste a schedule",
  save: "Save",
  cancel: "Cancel",
  editing: "Edit schedule",
  editingAbout: "Nothing changes in the room until it is saved.",
  pasting: "Paste a schedule",

  columns: {
    small: "Small blind",
    big: "Big blind",
    anteKind: "Ante",
    ante: "Amount of the ante",
    minutes: "Minutes",
    note: "Note",
  },
  /** The name of a cell for a screen reader. */
  cell: (column: string, row: string): string => `${column}, ${row}`,
  anteKinds: { none: "none", per_player: "each", big_blind: "big blind" },
  noteOfLevel: "Shown with the level",
  noteOfBreak: "Shown during the break",
  played: "played",
  now: "now",

  tools: "For the row under the cursor",
  addLevel: "Level",
  addLevelAbout: "Add a level after this row",
  addBreak: "Break",
  addBreakAbout: "Add a break after this row",
  double: "Doubled",
  doubleAbout: "Add this level again after this row, with blinds and ante doubled",
  up: "Move this row up",
  down: "Move this row down",
  removeAbout: "Remove this row",
  undoAbout: "Take back the last edit here",

  notAmount: (column: string): string => `${column}: a whole number, such as 1,000 or 25k.`,
  notLength: "Minutes: a whole number, or 12:30.",
  mend: "Some cells are not numbers yet. They are marked; nothing was saved.",
  overtaken: "Play went on meanwhile: what has been played was put back as it was.",

  afterLast: "After the last level",
  afterLasts: { double: "Blinds double", step: "Rise by the last step", repeat: "Same blinds go on" },

  kept: "Your edits of the schedule are not saved yet.",
  goOn: "Go on editing",
  discard: "Throw them away",

  pasteText: "Copy the rows from a spreadsheet or a web page, or type them: one level or break a line",
  pasteExample: "25/50 20\n50/100 (100) 20\nBreak 10",
  use: (count: number): string => (count === 0 ? "Use these levels" : `Use ${levels(count)}`),
  replaces: (played: number): string =>
    played === 0
      ? "They replace the whole schedule, once you save it."
      : `They come after the ${levels(played)} already played and replace the rest, the present one included, once you save.`,
  reading: (stage: Stage): string => {
    const length = minutes(stage.length_ms);
    if (stage.type === "break") return `Break · ${length}`;
    const ante =
      stage.ante.type === "none"
        ? ""
        : stage.ante.type === "per_player"
          ? ` · ante ${chips(stage.ante.chips)} each`
          : ` · big-blind ante ${chips(stage.ante.chips)}`;
    return `${chips(stage.small)} / ${chips(stage.big)}${ante} · ${length}`;
  },
  leftOut: "left out",

  timeLeft: "Time left",
  timeLeftAbout: "Minutes, or minutes and seconds: 12, 12:30, 0:45. With + or − it is added or taken away.",
  timeLeftExample: "12:30",
  set: "Set time",
  notTime: "Type a time such as 12, 12:30 or 0:45.",
};
