//! Tables and seats: who sits where, where the button is, who moves, which table breaks.

pub mod arrived;
pub mod balance;
#[cfg(test)]
pub mod bench;
pub mod break_piles;
pub mod break_table;
pub mod button;
pub mod close_table;
pub mod low_card;
pub mod move_player;
pub mod rename_table;
pub mod resize_table;
pub mod room;
pub mod swap;
