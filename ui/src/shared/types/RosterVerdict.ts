

export type RosterVerdict = "player" | "look" | "left_out" | "skipped";
