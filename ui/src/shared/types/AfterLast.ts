

export type AfterLast = "double" | "repeat";
