/** What the shell tells about the house as a whole: the file, the tournaments in it, the devices, the settings. */

import type { Phase } from "./types/Phase";
import type { SetUp } from "./types/SetUp";

export type Theme = "system" | "light" | "dark";
export type TextSize = "normal" | "large" | "largest";
export type PaperSize = "a4" | "letter";
export type Sheet = "seat_cards" | "payout_sheet";
export type Jingle = "level_up" | "one_minute" | "ten_seconds" | "break_start" | "break_end";

/** One setting and its new value. */
export type Setting =
  | { type: "theme"; value: Theme }
  | { type: "text_size"; value: TextSize }
  | { type: "paper"; value: PaperSize }
  | { type: "muted"; value: boolean }
  | { type: "volume"; value: number };

export interface TournamentLine {
  id: number;
  name: string;
  phase: Phase;
  left: number;
  entries: number;
  level: number | null;
  created_at: number;
  last_line_at: number;
  deleted: boolean;
}

export interface TemplateLine {
  id: string;
  name: string;
  about: string;
  setup: SetUp;
}

export interface HouseView {
  version: string;
  /** The path of the file that holds everything. */
  file: string;
  /** Why the file can only be read; absent when it can be written. */
  read_only: string | null;
  backups: { name: string; at: number; path: string }[];
  tournaments: TournamentLine[];
  templates: TemplateLine[];
  sound: { ready: boolean; message: string; muted: boolean; volume: number };
  wake: { ready: boolean; message: string };
  monitors: { name: string; width: number; height: number; primary: boolean }[];
  projectors: { label: string; tournament: number; monitor: string | null }[];
  settings: { theme: Theme; text_size: TextSize; paper: PaperSize };
}

/** "Something happened in this tournament": ask again for what is shown. */
export interface Revision {
  tournament: number;
  revision: number;
}

/** Something the room should notice now. */
export interface Cue {
  tournament: number;
  kind: Jingle | (string & {});
  text: string;
}
