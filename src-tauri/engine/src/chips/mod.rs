//! Chips: the set, and what leaves play when.

pub mod chip_set;
pub mod colour_up;
