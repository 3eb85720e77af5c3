//! Rulings of the floor, for the log and for whoever takes over (TCH P15).

pub mod note;
pub mod pick;
