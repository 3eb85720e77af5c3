/** How an invented house calls its cues. */

import type { HouseView } from "../house";
import type { AnnouncementChange, Cue, CueView } from "../types";
import told from "./answers/house.json";
import { asked } from "./scene";

const cues = structuredClone(told.cues) as unknown as CueView[];
const speech: HouseView["speech"] = { on: true, ready: true, message: "" };

function of(cue: Cue): CueView {
  const found = cues.find((row) => row.cue === cue);
  if (found === undefined) throw new Error(`no such cue: ${cue}`);
  return found;
}

if (asked.has("own")) {
  of("hold_the_push").line.called = false;
  of("level_up").own_sound = { name: "Big Ben at noon, the long one.mp3", trouble: "" };
  of("level_up").line.words = "Level {level}, ladies and gentlemen. {posts}.";
  of("break_end").own_sound = {
    name: "gong.ogg",
    trouble: "The file is gone. Choose it again; until then the bundled sound is played.",
  };
}
if (asked.has("mute_speech")) {
  speech.ready = false;
  speech.message = "No program speaks on this computer. Install speech-dispatcher or espeak-ng.";
}

export function changeAnnouncements(change: AnnouncementChange): void {
  switch (change.type) {
    case "speech":
      speech.on = change.on;
      break;
    case "line":
      if (change.line.words.includes("{blinds}")) {
        const message =
          "Nothing can be put in for {blinds}. Here you can use {level} {posts} {small} {big} {ante} {time}.";
        throw { code: "bad", message };
      }
      of(change.cue).line = change.line;
      break;
    case "own_sound":
      of(change.cue).own_sound = { name: change.name, trouble: "" };
      break;
    case "bundled_sound":
      of(change.cue).own_sound = null;
  }
}

export const announcements = (): Pick<HouseView, "cues" | "speech"> => ({
  cues: cues.map((row) => ({ ...row })),
  speech: { ...speech },
});
