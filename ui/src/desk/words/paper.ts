/** The words of the paper room. */

import type { SheetKind } from "$shared/types";
import { parts, under } from "./say";

export const deskPaper = under("paper", {
  ...parts("paper", "groups", "sizes", "prize-shown"),
  ...parts("paper", "result-names", "result-abouts", "sheet-names", "sheet-abouts"),
  byItself: under("paper-by-itself") as Partial<Record<SheetKind, string>>,
});
