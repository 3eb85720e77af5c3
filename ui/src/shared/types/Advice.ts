import type { AdviceKind } from "./AdviceKind";
import type { Citation } from "./Citation";
import type { Command } from "./Command";
import type { Need } from "./Need";
import type { Seat } from "./Seat";
import type { TableNumber } from "./TableNumber";

export type Advice = { kind: AdviceKind, title: string, why: string, rule: Citation | null, verb: string, command: Command | null, need: Need | null, marks: Array<Seat>, tables: Array<TableNumber>, more: number, };
