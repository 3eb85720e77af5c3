/** What the room of sounds and announcements says. */

import { say, under } from "./say";

export const deskSound = under("sound", {
  groups: under("sound-groups"),
  columns: under("sound-columns"),
  cues: under("sound-cues"),
  putIn: (placeholders: string[]): string =>
    say("sound-put-in", { placeholders: placeholders.map((name) => `{${name}}`).join(" ") }),
});
