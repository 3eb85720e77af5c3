//! Cash games: the side game at the kitchen table, and the games of a card room ([`room`]).
//!
//! A game is a log of its own ([`CashLog`]): what somebody bought in for, what somebody cashed out, and how a difference in the count is
//! shared. Everything else is worked out from the lines in force at each question: who is in play, each one's result, what the box holds,
//! what does not balance, and who pays whom in the fewest payments ([`settle`]).
//!
//! A side game belongs to a room and not to a tournament. So the crate uses the engine's `base` and nothing above it.
//!
//! The crate is pure: no files, no clock, no chance, whole numbers only.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

pub mod game;
pub mod log;
mod prelude;
pub mod room;
pub mod said;
pub mod settle;
pub mod typed;
pub mod view;

pub use game::Game;
pub use log::{CashLine, CashLog};
pub use said::{Said, Say};
