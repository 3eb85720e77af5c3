/** The words of the paper room. */

import type { SheetKind } from "$shared/types";
import { say, under } from "./say";

export const deskPaper = under("paper", {
  groups: under("paper-groups"),
  resultNames: under("paper-result-names"),
  resultAbouts: under("paper-result-abouts"),
  sheetNames: under("paper-sheet-names"),
  sheetAbouts: under("paper-sheet-abouts"),
  sizes: under("paper-sizes"),
  prizeShown: under("paper-prize-shown"),
  byItself: under("paper-by-itself") as Partial<Record<SheetKind, string>>,
  oneTable: (table: string): string => say("paper-one-table", { table }),
});
