import type { Money } from "./Money";
import type { PrizeHolder } from "./PrizeHolder";

export type PrizeRow = { place: number, place_to: number, amount: Money, holders: Array<PrizeHolder>, next: boolean, };
