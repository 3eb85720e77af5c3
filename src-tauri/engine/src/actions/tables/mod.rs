//! What is said of tables and seats: buttons and hands, moves, breaks, and the tables themselves.

pub mod absent;
pub mod arrived;
pub mod as_they_sit;
#[cfg(test)]
pub mod bench;
pub mod break_by_cards;
pub mod break_table;
pub mod breaking_order;
pub mod button;
pub mod choose_table;
pub mod close_empty_table;
pub mod deal_hands;
pub mod draw_button;
pub mod halt;
pub mod low_card;
pub mod move_player;
pub mod open_table;
pub mod rename_table;
pub mod resize_table;
pub mod restart;
pub mod room_tables;
pub mod swap;
