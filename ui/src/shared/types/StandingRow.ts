import type { EntryId } from "./EntryId";
import type { Money } from "./Money";

export type StandingRow = { place: number, place_to: number, entry: EntryId, name: string, prize: Money, };
