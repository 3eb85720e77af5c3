

export type Citation = { book: string, rule: string, };
