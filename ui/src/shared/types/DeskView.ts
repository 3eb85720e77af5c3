import type { Advice } from "./Advice";
import type { ClockView } from "./ClockView";
import type { Currency } from "./Currency";
import type { Figures } from "./Figures";
import type { GapView } from "./GapView";
import type { MoveView } from "./MoveView";
import type { Phase } from "./Phase";
import type { Reversible } from "./Reversible";

export type DeskView = { name: string, game: string, currency: Currency, phase: Phase, clock: ClockView, figures: Figures, advice: Array<Advice>, moves: Array<MoveView>, undo: Reversible | null, redo: Reversible | null, gap: GapView | null, revision: number, };
