//! Seats drawn: the first draw, late entries, redraws.

pub mod draw;
pub mod late;
pub mod plan;
pub mod redraw;
