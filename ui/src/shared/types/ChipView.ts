

export type ChipView = { value: number, name: string, colour: string, };
