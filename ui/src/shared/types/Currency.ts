

export type Currency = { code: string, decimals: number, };
