import type { Citation } from "./Citation";
import type { Money } from "./Money";
import type { PrizeRow } from "./PrizeRow";

export type PrizesView = { pool: Money, paid_out: Money, owed: Money, open: Money, rows: Array<PrizeRow>, how: string, rule: Citation | null, may_still_grow: boolean, };
