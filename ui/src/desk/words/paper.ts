/** The words of the paper room. */

import type { SheetKind as Sheet } from "$shared/types/SheetKind";
import { say, under } from "./say";

export const deskPaper = under("paper", {
  groups: under("paper-groups"),
  ofSeason: (season: string): string => say("paper-of-season", { season }),
  resultNames: under("paper-result-names"),
  resultAbouts: under("paper-result-abouts"),
  sheetNames: under("paper-sheet-names"),
  sheetAbouts: under("paper-sheet-abouts"),
  sizes: under("paper-sizes"),
  prizeShown: under("paper-prize-shown"),
  byItself: under("paper-by-itself") as Partial<Record<Sheet, string>>,
  oneTable: (table: string): string => say("paper-one-table", { table }),
  printed: (printer: string): string => say("paper-printed", { printer }),
  missing: (letters: string): string => say("paper-missing", { letters }),
  pageOf: (page: number, pages: number): string => say("paper-page-of", { page, pages }),
  printSlip: (name: string): string => say("paper-print-slip", { name }),
  printSlipsOf: (cause: string): string => say("paper-print-slips-of", { cause }),
  printBreakCardsOf: (table: string): string => say("paper-print-break-cards-of", { table }),
});
