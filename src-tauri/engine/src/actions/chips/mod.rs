//! Chips: the set and its supply, what leaves play when, and the race for what is odd.

pub mod call;
pub mod change;
pub mod finish;
pub mod found;
pub mod race_off;
