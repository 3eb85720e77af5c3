//! Opening a tournament, and changing what was decided about it.

pub mod change;
pub mod change_house_rules;
pub mod open;
