//! Rulings of the floor as lines of the log (TCH P15), and picks by chance (TCH P14).

pub mod note;
pub mod pick;
