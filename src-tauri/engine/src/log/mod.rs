//! The log: a tournament is its numbered lines, and its state is the fold of those in force.

pub mod describe;
mod fold;
pub mod line;

pub use fold::Log;
pub use line::{Line, Said};
