//! Sentences of the engine's phrases, in the languages that the program speaks. A language is a folder of `assets/words`.
//!
//! The engine says which sentence it is and what the sentence names. How a language orders these, counts and lists them stands
//! in its text file, read by Project Fluent. What a language does not have is said in English.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
#![deny(clippy::expect_used, clippy::panic)]
#![cfg_attr(not(test), deny(clippy::unwrap_used))]

mod answer;
mod language;
mod sentence;
pub mod typed;

pub use answer::{Answered, answered};
pub use language::Language;
pub use sentence::{plain, say};
