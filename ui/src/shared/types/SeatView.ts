import type { EntryId } from "./EntryId";
import type { SeatNumber } from "./SeatNumber";

export type SeatView = { seat: SeatNumber, entry: EntryId | null, name: string, button: boolean, next_big_blind: boolean, moving: boolean, };
