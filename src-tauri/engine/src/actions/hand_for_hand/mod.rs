//! What is said of hand-for-hand (TCH P8): its announcement, each hand, and its end.

pub mod announce;
pub mod begin_break;
pub mod deal;
pub mod end;
pub mod finish_tables;
pub mod hold;
pub mod out;
pub mod rank;
pub mod record;
