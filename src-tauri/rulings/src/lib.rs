//! What rule books say where people argue at a poker table.
//!
//! A *situation* is a file of `assets/rulings`: its rule numbers in each book, the answers of the books in our own words, and
//! the words by which people call it. Books that decide alike share an answer. [`ruling`] puts the tournament's own book first;
//! [`find`] looks a situation up by what is typed.

#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]
#![warn(missing_docs)]

mod page;
mod search;
mod situation;

pub use page::{BookAnswer, CitedBook, RulingPage, booklet, ruling};
pub use search::{FoundRuling, find};
pub use situation::{Topic, is_situation};
