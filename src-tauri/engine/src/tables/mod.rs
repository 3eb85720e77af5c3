//! Tables and seats: who sits where, where the button is, who moves, which table breaks.

pub mod arrived;
pub mod balance;
pub mod blinds;
pub mod break_table;
pub mod breaking_order;
pub mod button;
pub mod choose_table;
pub mod halt;
pub mod low_card;
pub mod move_player;
pub mod mover;
pub mod restart;
pub mod room;
