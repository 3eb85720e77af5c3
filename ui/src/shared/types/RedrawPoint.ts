

export type RedrawPoint = { players: number, tables: number, };
