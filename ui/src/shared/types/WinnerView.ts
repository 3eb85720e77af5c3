import type { Money } from "./Money";

export type WinnerView = { name: string, prize: Money, };
