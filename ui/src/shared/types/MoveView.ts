import type { EntryId } from "./EntryId";
import type { Seat } from "./Seat";

export type MoveView = { id: number, entry: EntryId, name: string, from: Seat | null, to: Seat, reason: string, at: number, arrived: boolean, };
