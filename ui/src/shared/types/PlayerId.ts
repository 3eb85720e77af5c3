

export type PlayerId = number;
