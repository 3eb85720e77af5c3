import type { Money } from "./Money";
import type { NextPrize } from "./NextPrize";

export type Figures = { left: number, entries: number, rebuys: number, average_stack: number, average_big_blinds: number | null, chips_in_play: number, prize_pool: Money, places_paid: number, next_prize: NextPrize | null, from_the_money: number, tables: number, };
