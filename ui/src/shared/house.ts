/** What the shell tells about the house as a whole. Every type is made from the shell's own. */

export type { BackupLine } from "./types/BackupLine";
export type { Called } from "./types/Called";
export type { HouseView } from "./types/HouseView";
export type { PaperSize } from "./types/PaperSize";
export type { Revision } from "./types/Revision";
export type { Setting } from "./types/Setting";
export type { SheetKind as Sheet } from "./types/SheetKind";
export type { Template as TemplateLine } from "./types/Template";
export type { TextSize } from "./types/TextSize";
export type { Theme } from "./types/Theme";
export type { TournamentLine } from "./types/TournamentLine";
