/** Which sheets there are, when they are wanted, and what they are printed on. */

import type { DeskView, Paper, ResultsForm, Sheet } from "$shared/house";

export type SheetGroup = "before" | "during" | "after";

export const GROUPS: Record<SheetGroup, Sheet[]> = {
  before: [
    "seat_cards",
    "seating_by_name",
    "seating_by_table",
    "table_sheets",
    "sign_in_sheet",
    "room_map",
    "blinds_poster",
    "prize_poster",
    "schedule_sheet",
    "fairness_sheet",
    "beside_laptop",
    "rulings",
  ],
  during: [
    "move_slips",
    "absent_cards",
    "break_cards",
    "race_sheets",
    "count_sheets",
    "bag_forms",
    "bag_slips",
    "bag_list",
    "chip_summary",
    "hand_record",
    "receipt",
    "handover",
  ],
  after: [
    "refunds",
    "payout_sheet",
    "payout_slips",
    "tickets",
    "certificate",
    "bounty_sheet",
    "deal_sheet",
    "cash_report",
    "log",
  ],
};

export const SHEETS: Sheet[] = [...GROUPS.before, ...GROUPS.during, ...GROUPS.after];

/** The sheet that this moment needs: slips while somebody is on the way, those of the bags and the stacks at the end
 * of a day, and the payout sheet after the end. */
export function neededNow({
  phase,
  moves,
  called_off,
}: Pick<DeskView, "phase" | "moves" | "called_off">): Sheet {
  if (called_off !== null) return "refunds";
  if (phase === "finished") return "payout_sheet";
  if (phase === "bagging") return "bag_slips";
  if (phase === "closed") return "bag_list";
  if (phase === "registering") return "sign_in_sheet";
  return phase === "playing" && moves.players > 0 ? "move_slips" : "seat_cards";
}

/** Slips, what hangs on a wall, and what comes out of an office printer. */
type PaperUse = "slips" | "wall" | "office";

const SLIPS: Sheet[] = ["move_slips", "absent_cards", "receipt", "payout_slips", "tickets", "bag_slips"];
const WALL: Sheet[] = ["blinds_poster", "prize_poster", "seating_by_name", "seating_by_table", "room_map"];

export const SIZES: Record<PaperUse, Paper[]> = {
  slips: ["roll80", "a6", "a4", "letter"],
  wall: ["a4", "a3", "a2", "letter", "tabloid"],
  office: ["a4", "letter"],
};

export function useOf(sheet: Sheet): PaperUse {
  if (SLIPS.includes(sheet)) return "slips";
  return WALL.includes(sheet) ? "wall" : "office";
}

/** What can be printed without being asked for. */
export const BY_ITSELF: Sheet[] = ["move_slips", "break_cards", "receipt", "payout_slips"];

/** The forms in which results are saved for those who were not there. */
export const RESULTS: ResultsForm[] = ["html", "csv", "json"];
