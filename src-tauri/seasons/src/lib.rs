//! Seasons and statistics, over the evenings of a house.
//!
//! Everything here is worked out whenever it is asked for, from [`Evening`]s, which are results and nothing else, and from a
//! [`Season`], which is what people decided: the rules, the weights, the adjustments with their reasons. A late correction of
//! an evening therefore moves the table by itself, and only as far as it must. The one thing that stands still is a closed
//! season, which keeps the evenings as they were accepted, and lists what has changed since.
//!
//! The crate is pure: no files, no clock, no chance. Points are worked out in floating-point numbers by `libm`, which gives the
//! same on every machine, and leave the working as whole hundredths; all else is whole numbers. Of the engine it takes only how a
//! sentence is said for every language: whoever has a tournament, a file of another program or a spreadsheet makes an
//! [`Evening`] of it.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod closing;
pub mod evening;
pub mod finale;
pub mod formula;
pub mod head_to_head;
pub mod hundredths;
pub mod name_date;
pub mod points;
pub mod pot;
mod prelude;
pub mod season;
pub mod series;
pub mod statistics;
pub mod table;
pub mod why;

pub use evening::{Entry, Evening, Knockout, Who};
pub use hundredths::Hundredths;
pub use season::{Rules, Season};
pub use table::{Table, table};
