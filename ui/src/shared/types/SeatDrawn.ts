import type { EntryId } from "./EntryId";
import type { Seat } from "./Seat";

export type SeatDrawn = { entry: EntryId, name: string, seat: Seat, };
