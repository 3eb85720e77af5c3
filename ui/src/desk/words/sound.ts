/** What the room of sounds and announcements says. */

import { say, under } from "./say";

export const deskSound = under("sound", {
  groups: under("sound-groups"),
  columns: under("sound-columns"),
  cues: under("sound-cues"),
  called: (cue: string): string => say("sound-called", { cue }),
  withSound: (cue: string): string => say("sound-with-sound", { cue }),
  spoken: (cue: string): string => say("sound-spoken", { cue }),
  withBanner: (cue: string): string => say("sound-with-banner", { cue }),
  before: (cue: string): string => say("sound-before", { cue }),
  words: (cue: string): string => say("sound-words", { cue }),
  putIn: (placeholders: string[]): string =>
    say("sound-put-in", { placeholders: placeholders.map((name) => `{${name}}`).join(" ") }),
  chooseFor: (cue: string): string => say("sound-choose-for", { cue }),
  bundledFor: (cue: string): string => say("sound-bundled-for", { cue }),
  tryThis: (cue: string): string => say("sound-try-this", { cue }),
});
