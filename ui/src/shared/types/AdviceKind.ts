

export type AdviceKind = "draw" | "start" | "balance" | "break" | "redraw" | "arrival" | "pay";
