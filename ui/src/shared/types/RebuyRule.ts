import type { Price } from "./Price";

export type RebuyRule = { price: Price, chips: number, limit: number, until_level: number, };
