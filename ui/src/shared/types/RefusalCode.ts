

export type RefusalCode = "unknown" | "not_now" | "house_rule" | "seat_taken" | "no_room" | "bad_value" | "stacks_needed" | "button_needed" | "nothing_to_undo";
