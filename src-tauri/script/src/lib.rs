//! Scripts of a tournament: what a line says, and what is wrong with one that says nothing.
//!
//! The headless program carries a script out line by line; the desk opens its sample from one. The format is described in
//! `docs/headless.md`.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod explain;
mod line;
mod shifted;
mod slip;

pub use line::{InputLine, Request, skipped};
pub use shifted::{SAMPLE, sample, shifted};
pub use slip::Slip;
