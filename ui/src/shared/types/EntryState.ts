

export type EntryState = "waiting" | "seated" | "out" | "withdrawn";
