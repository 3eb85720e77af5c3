//! Calling time on a player, and saying what became of it (RRoP, No-limit 15; TCH 29; WSOP 181).

pub mod call;
pub mod end;
