/** What the desk says about the file of tournaments: backups, files of one tournament, what was kept, diagnostics. */

import { joined } from "$shared/format";
import { several } from "$shared/say.svelte";
import type { TakenBeside } from "$shared/types";
import { parts, say, under } from "./say";

export const deskBackups = under("backups", {
  thanNow: (difference: number): string =>
    difference === 0
      ? say("backups-as-now")
      : difference < 0
        ? say("backups-fewer", { count: -difference })
        : say("backups-more", { count: difference }),
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
  ...parts("backups", "kept", "diagnostics"),
});
