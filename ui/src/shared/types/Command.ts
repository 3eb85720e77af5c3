import type { EntryId } from "./EntryId";
import type { PlayerId } from "./PlayerId";
import type { Seat } from "./Seat";
import type { SeatNumber } from "./SeatNumber";
import type { SetUp } from "./SetUp";
import type { TableNumber } from "./TableNumber";

export type Command = { "type": "open_tournament", setup: SetUp } | { "type": "change_set_up", setup: SetUp } | { "type": "enter", names: Array<string> } | { "type": "rename", player: PlayerId, name: string } | { "type": "withdraw", entry: EntryId } | { "type": "rebuy", entry: EntryId } | { "type": "draw_seats" } | { "type": "start_clock" } | { "type": "pause_clock" } | { "type": "adjust_clock", by_ms: number } | { "type": "jump_to", stage: number } | { "type": "settle_gap", seen_at: number, run_on: boolean } | { "type": "bust", out: Array<{ entry: EntryId, stack: number | null, }>, order: "by_stack" | "as_listed" | "equal" } | { "type": "set_button", table: TableNumber, seat: SeatNumber } | { "type": "deal_low_card", to: TableNumber } | { "type": "move_player", entry: EntryId, to: Seat, reason: string } | { "type": "break_table", table: TableNumber } | { "type": "redraw", tables: number } | { "type": "arrived", moves: Array<number> } | { "type": "hand_over", entry: EntryId };
