//! The rules of live poker tournaments, as pure functions.
//!
//! A tournament is its log. [`decide`](command::Command::decide) says what a command causes, or why it is
//! refused; [`apply`](event::Event::apply) folds what happened into the state; [`advice`](floor::advice)
//! says what the house rules require now. Nothing here reads a clock, draws entropy, touches a file or
//! keeps a floating-point number: time and chance arrive as arguments, so that any history can be run
//! again and gives the same seats, places and prizes on every machine.

#![deny(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used
)]
#![cfg_attr(
    test,
    allow(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

pub mod absences;
pub mod calling_time;
pub mod chips;
pub mod clock;
pub mod command;
pub mod csv_cells;
pub mod customs;
pub mod entries;
pub mod event;
pub mod finding;
pub mod floor;
pub mod hand_for_hand;
pub mod house_rules;
pub mod ids;
pub mod log;
pub mod money;
pub mod penalties;
pub mod prizes;
pub mod random;
pub mod refusal;
pub mod results;
pub mod seating;
pub mod setup;
pub mod sharing;
pub mod tables;
pub mod tournament;
pub mod views;
pub mod words;

pub use command::{Command, Context};
pub use event::Event;
pub use log::Log;
pub use refusal::Refusal;
pub use tournament::Tournament;
pub use views::{Answer, Query};
