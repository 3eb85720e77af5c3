

export type Chip = { value: number, name: string, colour: string, };
