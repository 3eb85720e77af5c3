/** What the shell tells about the house as a whole, by the names that the rooms have for it. */

export type * from "./types";
export type { SheetKind as Sheet, Template as TemplateLine } from "./types";
