//! The log: a tournament is its numbered lines, and its state is the fold of those in force.

pub mod about;
pub mod correct;
pub mod describe;
pub mod floor_corrections;
mod fold;
pub mod invariants;
pub mod line;
mod names_shown;
mod replay_order;
pub mod still_holds;

pub use correct::{Correction, Insertion};
pub use fold::Log;
pub use line::{Inserted, Line, LineKind};
pub use names_shown::{NamesShown, short_name};
