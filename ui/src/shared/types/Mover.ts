

export type Mover = "same_position";
