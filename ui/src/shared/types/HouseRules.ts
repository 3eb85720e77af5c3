import type { FirstButton } from "./FirstButton";
import type { FromTable } from "./FromTable";
import type { Mover } from "./Mover";
import type { RedrawPoint } from "./RedrawPoint";
import type { RuleBook } from "./RuleBook";
import type { ToSeat } from "./ToSeat";

export type HouseRules = { book: RuleBook, seats_per_table: number, preferred_size: number, first_button: FirstButton, tolerance: number, mover: Mover, from_table: FromTable, to_seat: ToSeat, redraws: Array<RedrawPoint>, };
