//! The floor: bust-outs, what the rules require after them, and the line at the foot of the desk.

mod absent_verbs;
pub mod advice;
mod advise_chips;
mod advise_seats;
mod balancing;
mod break_verbs;
pub mod bust;
mod conduct_verbs;
mod correct_verbs;
mod deal_verbs;
mod entry_verbs;
pub mod floor_line;
mod hand_verbs;
pub mod hold_breaks;
mod order_verbs;
pub mod put_off;
mod seat_verbs;
pub mod wrong_bust;
