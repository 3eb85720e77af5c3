import type { Chip } from "./Chip";
import type { Currency } from "./Currency";
import type { HouseRules } from "./HouseRules";
import type { Price } from "./Price";
import type { PrizeStructure } from "./PrizeStructure";
import type { RebuyRule } from "./RebuyRule";
import type { Schedule } from "./Schedule";

export type SetUp = { name: string, game: string, starts_at: number | null, currency: Currency, price: Price, rebuy: RebuyRule | null, late_entry_until_level: number | null, starting_stack: number, stack_chips: Array<number>, chips: Array<Chip>, schedule: Schedule, rules: HouseRules, prizes: PrizeStructure, };
