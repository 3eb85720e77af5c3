import type { Money } from "./Money";

export type NextPrize = { place: number, amount: Money, };
