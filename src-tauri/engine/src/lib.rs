//! The rules of live poker tournaments, as pure functions.
//!
//! A tournament is its log. [`Command::decide`] says what a command causes, or why it is
//! refused; [`Event::apply`] folds what happened into the state; [`advice`](advice::advice)
//! says what the house rules require now. Nothing here reads a clock, draws entropy, touches a file or
//! keeps a floating-point number: time and chance arrive as arguments, so that any history can be run
//! again and gives the same seats, places and prizes on every machine.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod actions;
pub mod advice;
pub mod base;
pub mod calculators;
pub mod floor_line;
pub mod log;
pub mod results;
pub mod rulebook;
pub mod rules;
pub mod state;
pub mod views;

pub use actions::command::{Command, Context};
pub use actions::event::Event;
pub use base::refusal::Refusal;
pub use log::Log;
pub use state::tournament::Tournament;
pub use views::{Answer, Query};
