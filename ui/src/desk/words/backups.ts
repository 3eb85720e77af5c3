/** What the desk says about the file of tournaments: backups, files of one tournament, what was kept, diagnostics. */

import { joined } from "$shared/format";
import { several } from "$shared/say.svelte";
import type { TakenBeside } from "$shared/types/TakenBeside";
import { say, under } from "./say";

export const deskBackups = under("backups", {
  lines: (count: number): string => say("backups-lines", { count }),
  thanNow: (difference: number): string =>
    difference === 0
      ? say("backups-as-now")
      : difference < 0
        ? say("backups-fewer", { count: -difference })
        : say("backups-more", { count: difference }),
  restoreThis: (when: string): string => say("backups-restore-this", { when }),
  exportThis: (name: string): string => say("backups-export-this", { name }),
  imported: (name: string, count: number): string => say("backups-imported", { name, count }),
  importedAll: (count: number, file: string): string => say("backups-imported-all", { count, file }),
  known: (name: string): string => say("backups-known", { name }),
  knownAll: (count: number): string => say("backups-known-all", { count }),
  beside: ({ players, completed, templates, seasons, left_out: leftOut, settings }: TakenBeside): string => {
    const came = [
      players > 0 ? say("backups-beside-players", { count: players }) : "",
      templates > 0 ? say("backups-beside-templates", { count: templates }) : "",
      seasons > 0 ? say("backups-beside-seasons", { count: seasons }) : "",
    ].filter((each) => each !== "");
    return joined(
      [
        came.length > 0 ? say("backups-beside-new", { list: several(came) }) : "",
        completed > 0 ? say("backups-beside-completed", { count: completed }) : "",
        leftOut > 0 ? say("backups-beside-left-out", { count: leftOut }) : "",
        say(settings ? "backups-beside-settings-file" : "backups-beside-settings-here"),
      ],
      " ",
    );
  },
  nothingIn: (file: string): string => say("backups-nothing-in", { file }),
  kept: under("backups-kept", {
    aside: (name: string): string => say("backups-kept-aside", { name }),
    damagedAside: (name: string): string => say("backups-kept-damaged-aside", { name }),
    last: (said: string, date: string, time: string): string =>
      say("backups-kept-last", { said, date, time }),
    lastShort: (said: string, time: string): string => say("backups-kept-last-short", { said, time }),
  }),
  diagnostics: under("backups-diagnostics"),
});
