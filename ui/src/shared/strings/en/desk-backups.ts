import { joined } from "../../format";
/** What the desk says about the file of tournaments: backups, files of one tournament, what was kept, diagnostics. */

import { chips } from "../../format";
import type { TakenBeside } from "../../types/TakenBeside";
import { pluralOf } from "../plural";

const plural = pluralOf("en");
const lines = (count: number): string => `${chips(count)} ${plural(count, { one: "line", other: "lines" })}`;

const tournaments = (count: number): string =>
  `${chips(count)} ${plural(count, { one: "tournament", other: "tournaments" })}`;

export const deskBackups = {
  title: "Backups",
  back: "All tournaments",
  about:
    "Made at every new level and break; the newest 20 are kept. Restoring one puts all tournaments back to that moment. What is there now is backed up first and stays in this list.",
  backUp: "Back up now",
  backedUp: "A backup was made.",
  none: "There is no backup yet. The first is made when the first level begins.",
  lines,
  thanNow: (difference: number): string =>
    difference === 0
      ? "as now"
      : difference < 0
        ? `${lines(-difference)} fewer than now`
        : `${lines(difference)} more than now`,
  gone: "not in the list now",
  empty: "No tournaments in it",
  restore: "Restore",
  restoreThis: (when: string): string => `Restore the backup of ${when}`,
  import: "Import a tournament",
  export: "Export as a file",
  exportThis: (name: string): string => `Export ${name} as a file`,
  exported: "Exported to",
  inside:
    "The file holds this tournament: its set-up, players and whole log. Sounds, logo, room plan and the house’s list of players stay here.",
  show: "Show in its folder",
  imported: (name: string, count: number): string => `“${name}” was imported with ${lines(count)}.`,
  again:
    "It was in the list already and stands there once more; the other one was not changed. Delete the one that you do not need.",
  importedAll: (count: number, file: string): string => `${tournaments(count)} of “${file}” were imported.`,
  known: (name: string): string => `“${name}” is in the list already.`,
  knownAll: (count: number): string => `${tournaments(count)} of it are in the list already.`,
  beside: (beside: TakenBeside): string => {
    const { players, completed, templates, seasons, left_out: leftOut } = beside;
    const many = (count: number, one: string, several: string): string[] =>
      count === 0 ? [] : [`${chips(count)} ${count === 1 ? one : several}`];
    const came = [
      ...many(players, "player", "players"),
      ...many(templates, "template", "templates"),
      ...many(seasons, "season", "seasons"),
    ];
    return joined(
      [
        came.length > 0 ? `New here: ${came.join(", ")}.` : "",
        completed > 0
          ? `What was lacking was added to ${completed === 1 ? "one player" : `${chips(completed)} players`}.`
          : "",
        leftOut > 0
          ? `${leftOut === 1 ? "One player was" : `${chips(leftOut)} players were`} left out: somebody else has the membership number.`
          : "",
        beside.settings
          ? "The settings, with sounds and logo, are those of the file."
          : "The settings of this computer stay as they are.",
      ],
      " ",
    );
  },
  nothingIn: (file: string): string => `There is no tournament in “${file}”.`,
  tooLarge: "This file is too large for a tournament: 64 MB at most.",
  open: "Open it",
  kept: {
    cut_off: "The program was cut off. Everything that was said is here.",
    restored: "The backup was restored.",
    salvaged: "What could be read was kept.",
    cutShort: "What was said after it could not be read.",
    aside: (name: string): string => `What it replaced is kept as the newest backup and in ${name}.`,
    damagedAside: (name: string): string => `The damaged file is kept as ${name}.`,
    last: (said: string, date: string, time: string): string => `the last was “${said}”, ${date} at ${time}`,
    lastShort: (said: string, time: string): string => `The last was “${said}” at ${time}.`,
  },
  diagnostics: {
    title: "When something is wrong",
    about:
      "A text file for whoever is to help: version, system, devices, settings, the state of the file and the program’s own log. It is written when you ask for it and sent nowhere.",
    names: "With the names of players and tournaments",
    namesAbout: "Without them every name in it is blacked out.",
    save: "Save diagnostics",
    saved: "Saved as",
  },
};
