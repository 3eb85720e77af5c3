/** What the room of sounds and announcements says. */

import { parts, say, under } from "./say";

export const deskSound = under("sound", {
  ...parts("sound", "groups", "columns", "cues"),
  putIn: (placeholders: string[]): string =>
    say("sound-put-in", { placeholders: placeholders.map((name) => `{${name}}`).join(" ") }),
});
