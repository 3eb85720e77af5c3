

export type SeatNumber = number;
