

export type Money = number;
