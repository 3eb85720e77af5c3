/** The windows of the room and their look, invented: `?layout=split&message=…&host=…&logo&background&theme=midnight`. */

import type { Layout, Look, ProjectorLine, ScreenView } from "../house";
import type { Me } from "../backend";
import type { Palette } from "../types/Palette";
import type { CodeView } from "../types/CodeView";
import type { NetworkChange } from "../types/NetworkChange";
import type { NetworkView } from "../types/NetworkView";
import type { RequestView } from "../types/RequestView";
import type { Role } from "../types/Role";
import type { ServedView } from "../types/ServedView";
import type { QrPicture } from "../types/QrPicture";
import { asked, layout } from "./scene";

/** In which language the screens speak: `?language=de`. */
export const spoken = { language: asked.get("language") };

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
  qr: { text: asked.get("qr") ?? "", caption: asked.get("caption") ?? "" },
  phones_code: false,
  logo: asked.has("logo") ? "logo-1.png" : null,
  background: null,
};

export function setBackground(on: boolean): void {
  look.background = on ? { file: "background-1.jpg", lightest: [4095], darkest: [0] } : null;
}
setBackground(asked.has("background"));

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

/** The shell makes the code of what is typed; the preview has one, of https://winter.example/results. */
const CODE: QrPicture = {
  side: 37,
  caption: "",
  path: "M4 4h7v1h-7zM12 4h1v1h-1zM14 4h1v1h-1zM16 4h1v1h-1zM19 4h2v1h-2zM22 4h1v1h-1zM24 4h1v1h-1zM26 4h7v1h-7zM4 5h1v1h-1zM10 5h1v1h-1zM12 5h1v1h-1zM16 5h1v1h-1zM20 5h2v1h-2zM23 5h1v1h-1zM26 5h1v1h-1zM32 5h1v1h-1zM4 6h1v1h-1zM6 6h3v1h-3zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h3v1h-3zM19 6h2v1h-2zM23 6h2v1h-2zM26 6h1v1h-1zM28 6h3v1h-3zM32 6h1v1h-1zM4 7h1v1h-1zM6 7h3v1h-3zM10 7h1v1h-1zM15 7h1v1h-1zM20 7h2v1h-2zM24 7h1v1h-1zM26 7h1v1h-1zM28 7h3v1h-3zM32 7h1v1h-1zM4 8h1v1h-1zM6 8h3v1h-3zM10 8h1v1h-1zM12 8h3v1h-3zM18 8h4v1h-4zM23 8h1v1h-1zM26 8h1v1h-1zM28 8h3v1h-3zM32 8h1v1h-1zM4 9h1v1h-1zM10 9h1v1h-1zM14 9h2v1h-2zM19 9h2v1h-2zM22 9h1v1h-1zM26 9h1v1h-1zM32 9h1v1h-1zM4 10h7v1h-7zM12 10h1v1h-1zM14 10h1v1h-1zM16 10h1v1h-1zM18 10h1v1h-1zM20 10h1v1h-1zM22 10h1v1h-1zM24 10h1v1h-1zM26 10h7v1h-7zM13 11h1v1h-1zM16 11h2v1h-2zM19 11h2v1h-2zM22 11h2v1h-2zM4 12h1v1h-1zM7 12h7v1h-7zM15 12h1v1h-1zM17 12h1v1h-1zM21 12h1v1h-1zM25 12h1v1h-1zM28 12h1v1h-1zM30 12h3v1h-3zM5 13h4v1h-4zM11 13h1v1h-1zM14 13h1v1h-1zM17 13h1v1h-1zM20 13h1v1h-1zM22 13h2v1h-2zM27 13h2v1h-2zM30 13h2v1h-2zM4 14h1v1h-1zM6 14h1v1h-1zM8 14h6v1h-6zM15 14h3v1h-3zM19 14h3v1h-3zM24 14h1v1h-1zM27 14h2v1h-2zM30 14h1v1h-1zM4 15h2v1h-2zM8 15h2v1h-2zM11 15h1v1h-1zM13 15h1v1h-1zM15 15h3v1h-3zM20 15h2v1h-2zM25 15h2v1h-2zM28 15h2v1h-2zM32 15h1v1h-1zM5 16h6v1h-6zM13 16h1v1h-1zM16 16h2v1h-2zM19 16h2v1h-2zM23 16h1v1h-1zM26 16h1v1h-1zM32 16h1v1h-1zM4 17h1v1h-1zM6 17h1v1h-1zM8 17h1v1h-1zM14 17h5v1h-5zM20 17h1v1h-1zM25 17h8v1h-8zM5 18h2v1h-2zM8 18h1v1h-1zM10 18h1v1h-1zM12 18h2v1h-2zM16 18h2v1h-2zM20 18h7v1h-7zM30 18h1v1h-1zM32 18h1v1h-1zM4 19h1v1h-1zM6 19h1v1h-1zM11 19h2v1h-2zM14 19h1v1h-1zM19 19h1v1h-1zM27 19h1v1h-1zM30 19h1v1h-1zM32 19h1v1h-1zM4 20h5v1h-5zM10 20h2v1h-2zM14 20h1v1h-1zM16 20h1v1h-1zM18 20h1v1h-1zM20 20h1v1h-1zM23 20h3v1h-3zM27 20h1v1h-1zM29 20h1v1h-1zM4 21h3v1h-3zM8 21h1v1h-1zM12 21h1v1h-1zM16 21h3v1h-3zM20 21h2v1h-2zM23 21h2v1h-2zM28 21h1v1h-1zM30 21h2v1h-2zM4 22h2v1h-2zM10 22h2v1h-2zM13 22h1v1h-1zM15 22h1v1h-1zM19 22h1v1h-1zM21 22h1v1h-1zM23 22h1v1h-1zM28 22h2v1h-2zM32 22h1v1h-1zM4 23h6v1h-6zM13 23h1v1h-1zM16 23h1v1h-1zM18 23h1v1h-1zM23 23h2v1h-2zM26 23h1v1h-1zM29 23h2v1h-2zM4 24h4v1h-4zM10 24h6v1h-6zM17 24h5v1h-5zM23 24h9v1h-9zM12 25h2v1h-2zM15 25h2v1h-2zM18 25h1v1h-1zM21 25h2v1h-2zM24 25h1v1h-1zM28 25h2v1h-2zM4 26h7v1h-7zM12 26h2v1h-2zM15 26h1v1h-1zM18 26h1v1h-1zM21 26h1v1h-1zM23 26h2v1h-2zM26 26h1v1h-1zM28 26h2v1h-2zM4 27h1v1h-1zM10 27h1v1h-1zM12 27h1v1h-1zM14 27h2v1h-2zM18 27h2v1h-2zM21 27h4v1h-4zM28 27h1v1h-1zM4 28h1v1h-1zM6 28h3v1h-3zM10 28h1v1h-1zM12 28h2v1h-2zM15 28h1v1h-1zM17 28h2v1h-2zM20 28h1v1h-1zM23 28h7v1h-7zM4 29h1v1h-1zM6 29h3v1h-3zM10 29h1v1h-1zM12 29h6v1h-6zM23 29h3v1h-3zM31 29h1v1h-1zM4 30h1v1h-1zM6 30h3v1h-3zM10 30h1v1h-1zM14 30h1v1h-1zM16 30h1v1h-1zM18 30h2v1h-2zM23 30h3v1h-3zM27 30h2v1h-2zM30 30h3v1h-3zM4 31h1v1h-1zM10 31h1v1h-1zM14 31h1v1h-1zM16 31h1v1h-1zM18 31h3v1h-3zM22 31h2v1h-2zM25 31h3v1h-3zM29 31h2v1h-2zM32 31h1v1h-1zM4 32h7v1h-7zM12 32h2v1h-2zM15 32h6v1h-6zM23 32h2v1h-2zM28 32h2v1h-2z",
};

/** A room in the shape of a U. */
const ARRANGED = [1, 2, 3, 4, 5, 6].map((table, at) => ({ table, x: at < 3 ? 0 : 3, y: at % 3 }));

/** What a window shows; without a number, what the address asks for. */
export function screen(id?: number): ScreenView {
  const { host_text, facts, time_call, logo, moves, qr, background } = look;
  const message = messages.get(1) ?? "";
  const places = asked.has("arranged") ? ARRANGED : [];
  return {
    tournament: 1,
    layout: windows.find((line) => line.id === id)?.layout ?? layout,
    message,
    places,
    look: {
      host_text,
      facts,
      time_call,
      logo,
      // What the shell works out for a picture that has white and black in it.
      background:
        background === null ? null : { name: background.file, veil: look.colours === "light" ? 93 : 86 },
      moves,
      moves_ms: 600_000,
      qr: qr.text === "" ? null : { ...CODE, caption: qr.caption },
      palette: palette(),
    },
    language: spoken.language,
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

/** A picture with white, black and colours: lamps over a table. */
export function background(): string | null {
  if (look.background === null) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [960, 540];
  const draw = canvas.getContext("2d");
  if (!draw) return null;
  const disc = (colour: string, x: number, y: number, across: number, down: number): void => {
    draw.fillStyle = colour;
    draw.beginPath();
    draw.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
    draw.fill();
  };
  draw.fillStyle = "#402a1e";
  draw.fillRect(0, 0, 960, 540);
  disc("#000000", 480, 430, 460, 190);
  disc("#1f7a4d", 480, 410, 430, 165);
  for (const x of [180, 480, 780]) disc("#ffffff", x, 70, 70, 34);
  return canvas.toDataURL("image/jpeg", 0.85);
}

let paired = asked.get("me") ?? "clock";

/** A device with the role that the address asks for: `?me=table`, `?me=unpaired`, and `?me=shared` before somebody signs in. */
export function device(call: string): Me {
  if (call === "pair") paired = "floor";
  if (call === "sign_in") paired = "clock";
  if (call === "sign_out") paired = "shared";
  const shared = paired === "shared";
  const role = (shared ? "floor" : paired) as Role;
  const device = { name: "Tablet 1", role, belongs_to: 1, shared, operator: shared ? null : "Anna" };
  return { device: paired === "unpaired" ? null : device, operators: ["Anna", "Bo"] };
}

const served: ServedView = {
  address: "http://192.168.1.20:8710/",
  by_name: "http://shuffle-up.local:8710/",
  qr: null,
  fingerprint:
    "9C:1F:4A:77:02:E8:5B:D0:6E:13:AA:90:3D:C4:28:7F:51:B6:0E:99:D2:47:8A:35:F0:1C:6B:E3:84:2D:97:5E",
  phones: 14,
  devices: [
    {
      id: 1,
      name: "Table 3",
      role: "table",
      operator: null,
      open: true,
      last: "Button: table 3, seat 6",
      at: Date.now() - 90_000,
      gone_at: null,
    },
    {
      id: 2,
      name: "Floor tablet",
      role: "floor",
      operator: "Anna",
      open: false,
      last: "",
      at: Date.now() - 900_000,
      gone_at: Date.now() - 240_000,
    },
  ],
  code: null,
};
let on = asked.has("network");
let code: CodeView | null = null;

/** The network of the house: off, or on with `?network`, and with a code while a device is let in. */
export function network(change: NetworkChange | undefined): NetworkView {
  if (change?.type === "on") on = true;
  if (change?.type === "off") on = false;
  if (change?.type === "close_code") code = null;
  if (change?.type === "open_code")
    code = {
      digits: "042817",
      qr: null,
      address: "https://192.168.1.20:8710/pair",
      name: change.name,
      role: change.role,
      left_ms: 300_000,
    };
  return {
    on: on ? { ...served, code } : null,
    addresses: ["192.168.1.20"],
    port: 8710,
    names: "whole",
    busts_at_once: false,
    screens: [],
    operators: ["Anna", "Bo"],
  };
}

/** What tables ask of the floor: nothing, or with `?requests` a bust-out and a call. */
export const requests = (): RequestView[] =>
  asked.has("requests")
    ? [
        {
          id: 1,
          by: "Table 3 · Bo",
          out: [{ entry: 7, name: "Tomás Herrera", seat: { table: 3, seat: 6 } }],
          by_whom: [{ entry: 9, name: "Ana Petrova", seat: { table: 3, seat: 2 } }],
          table: null,
        },
        {
          id: 2,
          by: "Table 3 · Bo",
          out: [
            { entry: 11, name: "Li Wei", seat: { table: 3, seat: 1 } },
            { entry: 12, name: "Jo Baker", seat: { table: 3, seat: 8 } },
          ],
          by_whom: [],
          table: null,
        },
        { id: 3, by: "Table 2", out: [], by_whom: [], table: 2 },
      ]
    : [];
