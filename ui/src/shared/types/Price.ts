import type { Money } from "./Money";

export type Price = { prize: Money, fee: Money, };
