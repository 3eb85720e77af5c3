

export type FromTable = "low_card";
