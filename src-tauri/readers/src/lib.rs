//! Readers of what people paste and of files from elsewhere: rosters, counts of chips, schedules, prize
//! structures, templates, whatever their encoding.
//!
//! They are no rules: each explains, line by line, what it made of a text, and a director decides. What they read becomes part of
//! a tournament only by a command. The questions that they answer are asked as all others are ([`AnyQuery`]).

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod amount_signs;
mod any_query;
pub mod count_text;
pub mod envelope;
mod file_bytes;
mod folding;
pub mod past_results;
mod query;
mod question;
pub mod roster;
mod roster_answers;
mod roster_layout;
mod roster_name;
mod roster_page;
mod roster_places;
mod roster_words;
pub mod schedule;
mod sheet;
mod structure_lines;
pub mod structure_text;
pub mod template_file;

pub use any_query::{AnyAnswer, AnyQuery};
pub use file_bytes::{NoBytes, file_bytes};
pub use query::{TextAnswer, TextQuery};
pub use question::{Answers, SheetQuestion};
pub use sheet::{Row, Sheet};
