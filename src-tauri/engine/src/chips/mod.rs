//! Chips: the set and its supply, what leaves play when, and the race for what is odd.

pub mod bring;
pub mod call;
pub mod change;
pub mod chip_set;
pub mod colour_up;
pub mod deal;
pub mod finish;
pub mod found;
pub(crate) mod payable;
pub mod race;
pub mod race_off;
pub mod supply;
