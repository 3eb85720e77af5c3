

export type Reversible = { line: number, label: string, };
