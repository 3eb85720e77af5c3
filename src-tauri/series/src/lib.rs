//! Series: an event of several starting flights and later days.
//!
//! A *day* is a tournament with the log that it has always had. A *flight* is a chain of days, and later days belong to all flights
//! together. What people decided about them is a [`SeriesLog`] of its own: the rules, which tournaments belong to it, a flight that was
//! closed, a bag that was corrected. All else is worked out from the facts of its days ([`Day`]) at each question. What stands
//! still is a day that was closed: it counts as it was accepted, and later corrections are differences for somebody to accept.
//!
//! The crate is pure: no files, no clock, no chance, whole numbers only. Prizes, shares and ties are the engine's.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod day;
pub mod day_of_log;
pub mod differences;
pub mod entering;
pub mod flights;
pub mod log;
pub mod money;
pub mod next_day;
pub mod of_series;
pub mod people;
pub mod places;
mod prelude;
pub mod rules;
pub mod said;
pub mod view;

pub use day::Day;
pub use log::{SeriesLine, SeriesLog};
pub use rules::Rules;
pub use said::{Say, Series};
