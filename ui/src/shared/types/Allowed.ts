

export type Allowed = { yes: boolean, why_not: string, };
