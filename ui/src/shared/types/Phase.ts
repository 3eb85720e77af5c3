

export type Phase = "registering" | "drawn" | "playing" | "finished";
