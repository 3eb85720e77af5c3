//! The staff of an evening: dealers, floor, cashiers and brushes.
//!
//! An evening is a log of its own ([`StaffLog`]): who came and went, which tables run, who deals where, each push, breaks and shifts. All
//! else is worked out from the lines in force: the line-up, downs and hours, the next push ([`push`]), who may go home, and the staff money
//! ([`money`]).
//!
//! The staff belongs to a room and not to a tournament. So the crate uses the engine's `base` and nothing above it.
//!
//! The crate is pure: no files, no clock, no chance, whole numbers only.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod advice;
pub mod decide;
pub mod log;
pub mod money;
mod prelude;
pub mod push;
pub mod said;
pub mod staff;
pub mod typed;
pub mod view;

pub use log::{StaffLine, StaffLog};
pub use said::{Said, Say};
pub use staff::Staff;
