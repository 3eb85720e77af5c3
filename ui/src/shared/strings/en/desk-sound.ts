/** What the room of sounds and announcements says. */

import type { Cue } from "../../types/Cue";

const cues: Record<Cue, string> = {
  hold_the_push: "Hold the push",
  one_minute: "Level about to end",
  ten_seconds: "Last seconds",
  level_up: "Level up",
  break_start: "Break begins",
  colour_up: "Colour-up due",
  break_one_minute: "Break about to end",
  break_end: "Break is over",
  late_entry_closing: "Late entry about to close",
  late_entry_closed: "Late entry closed",
  rebuys_closing: "Rebuys about to close",
  rebuys_closed: "Rebuys closed",
};

export const deskSound = {
  title: "Sound & announcements",
  about: "Each cue is called once, on this computer and on the room’s screen",
  soundOn: "Sound on",
  volume: "Volume",
  speechOn: "Speak announcements",
  speechAbout: "After its sound a cue is spoken by the system’s voice.",
  muted: "Muted: nothing sounds and nothing is spoken.",
  groups: { levels: "Levels", breaks: "Breaks", entries: "Entries" },
  columns: {
    before: "Before",
    sound: "Sound",
    speech: "Spoken",
    banner: "Banner",
    words: "Words",
    file: "Own sound",
  },
  cues,
  called: (cue: string): string => `${cue}: called`,
  withSound: (cue: string): string => `${cue}: with its sound`,
  spoken: (cue: string): string => `${cue}: spoken`,
  withBanner: (cue: string): string => `${cue}: with a banner on the room’s screen`,
  before: (cue: string): string => `${cue}: seconds before the end`,
  seconds: "s",
  words: (cue: string): string => `${cue}: own words`,
  putIn: (placeholders: string[]): string =>
    `Put in as they are then: ${placeholders.map((name) => `{${name}}`).join(" ")}. Empty for the usual words.`,
  choose: "Choose",
  chooseFor: (cue: string): string => `${cue}: choose a sound file of your own`,
  bundled: "Bundled sound again",
  bundledFor: (cue: string): string => `${cue}: the bundled sound again`,
  fileAbout: "A WAV, MP3, OGG or FLAC file of at most a minute and 20 MB; it is copied.",
  tooLarge: "A sound has at most 20 MB. Choose a shorter one.",
  play: "Try",
  withoutDealers: "Also where the players deal",
  tryThis: (cue: string): string => `Try: ${cue}`,
};
