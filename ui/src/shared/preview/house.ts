/** An invented house. */

import type { HouseView, Setting } from "../house";
import { eventName, phases, state } from "./scene";

const settings: HouseView["settings"] = { theme: "system", text_size: "normal", paper: "a4" };
const sound = { ready: true, message: "", muted: false, volume: 80 };

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme === "light" || theme === "dark") settings.theme = theme;
const size = asked.get("text");
if (size === "large" || size === "largest") settings.text_size = size;

export function set(setting: Setting): void {
  if (setting.type === "theme") settings.theme = setting.value;
  if (setting.type === "text_size") settings.text_size = setting.value;
  if (setting.type === "paper") settings.paper = setting.value;
  if (setting.type === "muted") sound.muted = setting.value;
  if (setting.type === "volume") sound.volume = setting.value;
}

export function house(): HouseView {
  return {
    version: "0.1.0",
    file: "/home/host/.local/share/shuffle-up/house.sqlite",
    read_only: null,
    backups: [],
    tournaments: asked.has("empty")
      ? []
      : [
          {
            id: 1,
            name: eventName,
            phase: phases[state],
            left: 52,
            entries: 60,
            level: 7,
            created_at: Date.now() - 9_000_000,
            last_line_at: Date.now(),
            deleted: false,
          },
        ],
    templates: [],
    sound: { ...sound },
    wake: { ready: true, message: "" },
    monitors: [{ name: "HDMI-1", width: 1920, height: 1080, primary: false }],
    projectors: [],
    settings: { ...settings },
  };
}
