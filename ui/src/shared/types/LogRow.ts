

export type LogRow = { line: number, at: number, device: string, verb: string, what: string, struck: boolean, };
