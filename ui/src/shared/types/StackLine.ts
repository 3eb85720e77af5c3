

export type StackLine = { value: number, name: string, colour: string, each: number, all: number, };
