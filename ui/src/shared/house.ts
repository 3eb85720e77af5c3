/** What the shell tells about the house as a whole. Every type is made from the shell's own. */

export type { BackupLine } from "./types/BackupLine";
export type { Called } from "./types/Called";
export type { Colours } from "./types/Colours";
export type { Duplicate } from "./types/Duplicate";
export type { Fact } from "./types/Fact";
export type { HouseView } from "./types/HouseView";
export type { Imported } from "./types/Imported";
export type { Layout } from "./types/Layout";
export type { ListedPage } from "./types/ListedPage";
export type { ListedPlayer } from "./types/ListedPlayer";
export type { Look } from "./types/Look";
export type { PaperSize } from "./types/PaperSize";
export type { ProjectorLine } from "./types/ProjectorLine";
export type { Revision } from "./types/Revision";
export type { ScreenView } from "./types/ScreenView";
export type { Setting } from "./types/Setting";
export type { SheetKind as Sheet } from "./types/SheetKind";
export type { SheetPart } from "./types/SheetPart";
export type { SheetWish } from "./types/SheetWish";
export type { TablePlace } from "./types/TablePlace";
export type { Template as TemplateLine } from "./types/Template";
export type { TextSize } from "./types/TextSize";
export type { Theme } from "./types/Theme";
export type { TournamentLine } from "./types/TournamentLine";
