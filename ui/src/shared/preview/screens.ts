/** The windows of the room and their look, invented: `?layout=split&message=…&host=…&logo&theme=midnight`. */

import type { Layout, Look, ProjectorLine, ScreenView } from "../house";
import type { Palette } from "../types/Palette";
import { asked, layout } from "./scene";

export const look: Look = {
  host_text: asked.get("host") ?? "",
  colours: (asked.get("theme") ?? "dark") as Look["colours"],
  own: { ground: "#102a43", text: "#f0f4f8", accent: "#f7b955" },
  facts: (asked.get("facts")?.split(",") ?? [
    "players",
    "average_stack",
    "chips_in_play",
    "predicted_end",
    "prize_pool",
  ]) as Look["facts"],
  time_call: true,
  moves: (asked.get("moves") ?? "beside") as Look["moves"],
  moves_minutes: 10,
  logo: asked.has("logo") ? "logo-1.png" : null,
};

const said = asked.get("message");
export const messages = new Map<number, string>(said === null ? [] : [[1, said]]);
export const saidBefore: string[] = ["Dinner is served", "Late entry closes with the break"];

export const windows: ProjectorLine[] = asked.has("windows")
  ? [
      { id: 1, tournament: 1, layout: "clock_payouts", monitor: "HDMI-1", open: true },
      { id: 2, tournament: 1, layout: "seating", monitor: "DP-2", open: false },
      { id: 3, tournament: 3, layout: "split", monitor: null, open: true },
    ]
  : [];

export function openWindow(tournament: number, monitor: string | null, wished: Layout | null): void {
  const id = Math.max(0, ...windows.map((line) => line.id)) + 1;
  windows.push({ id, tournament, layout: wished ?? "clock_payouts", monitor, open: true });
}

export function changeWindow(change: Omit<ProjectorLine, "open">): void {
  const line = windows.find((window) => window.id === change.id);
  if (line) Object.assign(line, change);
}

export function closeWindow(id: number): void {
  const index = windows.findIndex((line) => line.id === id);
  if (index >= 0) windows.splice(index, 1);
}

export function say(tournament: number, text: string): void {
  if (text === "") messages.delete(tournament);
  else messages.set(tournament, text);
}

/** The shell works these out; the preview has those of three themes. */
const palettes: Record<string, [string, string, string, string, string, string, string]> = {
  midnight: ["#0b1526", "#eef3fb", "#a1a7b3", "#2b3444", "#293242", "#53c7d8", "#000000"],
  claret: ["#240b14", "#fbf0ee", "#b2a2a4", "#422b33", "#402930", "#8fd6b4", "#000000"],
  black: ["#000000", "#ffffff", "#a8a8a8", "#242424", "#212121", "#3ddc97", "#000000"],
};

/** The style sheet's own colours for dark and light. */
function fromTokens(): Palette {
  document.documentElement.dataset["theme"] = look.colours === "light" ? "light" : "dark";
  const style = getComputedStyle(document.documentElement);
  const names = "ground text soft line off green on_green gold on_gold coral on_coral blue on_blue".split(
    " ",
  );
  const entries = names.map((name) => [name, style.getPropertyValue(`--${name.replace("_", "-")}`)]);
  return Object.fromEntries(entries) as Palette;
}

function palette(): Palette {
  const tokens = fromTokens();
  const made = palettes[look.colours];
  if (!made) return tokens;
  const [ground, text, soft, line, off, green, on_green] = made;
  return { ...tokens, ground, text, soft, line, off, green, on_green };
}

/** A room in the shape of a U. */
const ARRANGED = [1, 2, 3, 4, 5, 6].map((table, at) => ({ table, x: at < 3 ? 0 : 3, y: at % 3 }));

export function screen(): ScreenView {
  const { host_text, facts, time_call, logo, moves } = look;
  const message = messages.get(1) ?? "";
  const places = asked.has("arranged") ? ARRANGED : [];
  return {
    tournament: 1,
    layout,
    message,
    places,
    look: { host_text, facts, time_call, logo, moves, moves_ms: 600_000, palette: palette() },
  };
}

/** A logo three times as wide as high: a spade beside a word. */
export function logo(): string | null {
  if (look.logo === null) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [600, 200];
  const draw = canvas.getContext("2d");
  if (!draw) return null;
  draw.fillStyle = "#c8352b";
  draw.fillRect(0, 0, 600, 200);
  draw.fillStyle = "#ffffff";
  draw.font = "bold 120px sans-serif";
  draw.fillText("♠ WINTER", 20, 145, 560);
  return canvas.toDataURL("image/png");
}
