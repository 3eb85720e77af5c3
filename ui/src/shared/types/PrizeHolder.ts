import type { EntryId } from "./EntryId";
import type { Money } from "./Money";

export type PrizeHolder = { entry: EntryId, name: string, amount: Money, paid_at: number | null, };
