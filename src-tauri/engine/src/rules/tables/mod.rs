//! Balance, breaking, the last hand of a table and its blinds.

pub mod balance;
pub mod blinds;
pub mod break_piles;
pub mod due;
pub mod hold_breaks;
pub mod last_hand;
pub mod meets;
pub mod mover;
