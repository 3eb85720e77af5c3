import type { Allowed } from "./Allowed";
import type { EntryId } from "./EntryId";
import type { EntryState } from "./EntryState";
import type { Money } from "./Money";
import type { PlayerId } from "./PlayerId";
import type { Seat } from "./Seat";

export type PlayerRow = { entry: EntryId, player: PlayerId, name: string, state: EntryState, seat: Seat | null, place: number | null, place_to: number | null, prize: Money | null, paid_in: Money, rebuys: number, rebuy: Allowed, out_at: number | null, };
