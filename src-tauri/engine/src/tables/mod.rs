//! Tables and seats: who sits where, where the button is, who moves, which table breaks.

pub mod arrived;
pub mod balance;
pub mod break_table;
pub mod button;
pub mod draw_button;
pub mod low_card;
pub mod move_player;
pub mod open_table;
pub mod room;
