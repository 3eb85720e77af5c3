/** The windows of the room and their look, invented: `?layout=split&message=…&host=…&logo&background&theme=midnight`. */

import type { Layout, Look, ProjectorLine, ScreenView } from "../house";
import type { Me } from "../backend";
import type {
  CheckInView,
  CodeView,
  NetworkChange,
  NetworkView,
  RequestView,
  Role,
  ServedView,
} from "../types";
import told from "./answers/house.json";
import { asked, layout } from "./scene";

/** In which language the screens speak: `?language=de`. */
export const spoken = { language: asked.get("language") };

export const look = {
  ...told.look,
  host_text: asked.get("host") ?? "",
  colours: asked.get("theme") ?? told.look.colours,
  facts: asked.get("facts")?.split(",") ?? told.look.facts,
  far_room: asked.has("far"),
  moves: asked.get("moves") ?? told.look.moves,
  qr: { text: asked.get("qr") ?? "", caption: asked.get("caption") ?? "" },
  logo: asked.has("logo") ? "logo-1.png" : null,
} as Look;

export function setBackground(on: boolean): void {
  look.background = on ? { file: "background-1.jpg", lightest: [4095], darkest: [0] } : null;
}
setBackground(asked.has("background"));

const said = asked.get("message");
export const messages = new Map<number, string>(said === null ? [] : [[1, said]]);
export const saidBefore: string[] = ["Dinner is served", "Late registration closes with the break"];

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

/** A room in the shape of a U. */
const ARRANGED = [1, 2, 3, 4, 5, 6].map((table, at) => ({ table, x: at < 3 ? 0 : 3, y: at % 3 }));

/** What a window shows; without a number, what the address asks for. */
export function screen(id?: number): ScreenView {
  const { host_text, facts, far_room, time_call, logo, moves, qr, background } = look;
  const message = messages.get(1) ?? "";
  const places = asked.has("arranged") ? ARRANGED : [];
  return {
    tournament: 1,
    layout: windows.find((line) => line.id === id)?.layout ?? layout,
    message,
    places,
    look: {
      host_text,
      facts: facts.slice(0, far_room ? 3 : 6),
      far_room,
      time_call,
      logo,
      // What the shell works out for a picture that has white and black in it.
      background:
        background === null ? null : { name: background.file, veil: look.colours === "light" ? 93 : 86 },
      moves,
      moves_ms: 600_000,
      qr: qr.text === "" ? null : { ...told.qr, caption: qr.caption },
      palette: told.palettes[look.colours],
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
  const operator = shared ? null : "Anna";
  const device = { name: "Tablet 1", role, belongs_to: 1, place: null, shared, operator };
  return { device: paired === "unpaired" ? null : device, operators: ["Anna", "Bo"] };
}

const served: ServedView = {
  address: "http://192.168.1.20:8710/",
  by_name: "http://shuffle-up.local:8710/",
  qr: told.qr,
  fingerprint:
    "9C:1F:4A:77:02:E8:5B:D0:6E:13:AA:90:3D:C4:28:7F:51:B6:0E:99:D2:47:8A:35:F0:1C:6B:E3:84:2D:97:5E",
  phones: 14,
  devices: [
    {
      id: 1,
      name: "Table 3",
      role: "table",
      table: 3,
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
      table: null,
      operator: "Anna",
      open: false,
      last: "",
      at: Date.now() - 900_000,
      gone_at: Date.now() - 240_000,
    },
  ],
  code: null,
  guesses: [{ type: "code", address: "192.168.1.66", times: 3 }],
};
let on = asked.has("network");
let code: CodeView | null = null;

let programs = asked.has("programs");
const tokens = programs ? ["League site"] : [];
export function makeToken(name: string): string {
  tokens.push(name);
  return "5f2b9c0e7a41d386".repeat(4);
}

let published = asked.has("published");
/** What is wrong with the folder that is published: `?published=The folder is not there.` */
const trouble = asked.get("published") ?? "";

/** The network of the house: off, or on with `?network`, and with a code while a device is let in. */
export function network(change: NetworkChange | undefined): NetworkView {
  if (change?.type === "on") on = true;
  if (change?.type === "off") on = false;
  if (change?.type === "close_code") code = null;
  if (change?.type === "interface") programs = change.on;
  if (change?.type === "end_token") tokens.splice(tokens.indexOf(change.name), 1);
  if (change?.type === "choose_folder") published = true;
  if (change?.type === "publish") published = false;
  if (change?.type === "open_code")
    code = {
      digits: "042817",
      qr: null,
      address: "https://192.168.1.20:8710/pair",
      name: change.name,
      role: change.role,
      table: change.table,
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
    published: published
      ? { folder: "/home/anna/Cloud/Poker", written_at: Date.now() - 90_000, trouble }
      : null,
    interface: programs,
    check_in: asked.has("door"),
    tokens: [...tokens],
  };
}

/** Who waits to be let in: nobody, or with `?door` somebody who may be two. */
export const checkIns = (): CheckInView[] =>
  asked.has("door")
    ? [
        {
          id: 1,
          name: "Bo",
          choices: [
            { comes_as: { type: "guest", guest: 2 }, name: "Bo Lindqvist", says: "maybe", pays: 2_000 },
            { comes_as: { type: "new" }, name: "Bo", says: "", pays: 2_000 },
          ],
        },
        {
          id: 2,
          name: "Mia Falk",
          choices: [{ comes_as: { type: "new" }, name: "Mia Falk", says: "", pays: 2_000 }],
        },
      ]
    : [];

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
