

export type ToSeat = "eliminated_seat";
