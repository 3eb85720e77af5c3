

export type TableNumber = number;
