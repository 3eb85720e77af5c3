

export type PlayerOrder = "entry" | "name" | "seat" | "place";
