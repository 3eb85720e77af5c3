import type { ClockView } from "./ClockView";
import type { Currency } from "./Currency";
import type { DrawnSeat } from "./DrawnSeat";
import type { Figures } from "./Figures";
import type { FinalSeat } from "./FinalSeat";
import type { Money } from "./Money";
import type { MoveView } from "./MoveView";
import type { Phase } from "./Phase";
import type { PrizeRow } from "./PrizeRow";
import type { WinnerView } from "./WinnerView";

export type ProjectorView = { name: string, game: string, buy_in: Money, currency: Currency, phase: Phase, clock: ClockView, figures: Figures, prizes: Array<PrizeRow>, moves: Array<MoveView>, seating: Array<DrawnSeat>, final_table: Array<FinalSeat>, winner: WinnerView | null, draw: string | null, revision: number, };
