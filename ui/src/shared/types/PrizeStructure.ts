

export type PrizeStructure = unknown;
