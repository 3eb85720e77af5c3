//! The sentences of every language.

mod english;
mod languages;
