//! Who can still enter.

pub mod late_entry;
