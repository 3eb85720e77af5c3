//! The log: a tournament is its numbered lines, and its state is the fold of those in force.

pub mod correct;
mod course;
pub mod describe;
mod fold;
pub mod line;
mod stands;

pub use correct::{Correction, Insertion};
pub use fold::Log;
pub use line::{Late, Line, Said};

/// Where a line of this number lies among the lines.
fn index(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
