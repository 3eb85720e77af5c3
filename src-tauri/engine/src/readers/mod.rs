//! Readers of what people paste: rosters, schedules, prize structures.

pub mod how_bought;
pub mod roster;
pub mod roster_name;
pub mod schedule_text;
pub mod structure_text;
