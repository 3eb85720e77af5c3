//! The house without windows: its file and open tournaments, settings, player list, seasons and paper, and one list of calls through
//! which windows and browsers use it ([`calls`]). It holds no rule of poker, and knows neither the toolkit of the windows nor HTTP.
//!
//! [`house::House::call`] is the way in. What happens goes out on one broadcast ([`happened`]). What a call needs of the program around
//! it, the program provides ([`shell::Shell`]).

mod acting;
mod bounds;
pub mod caller;
pub mod calls;
mod check_ins;
pub mod cue_clock;
mod files;
pub mod folder;
mod given;
pub mod happened;
pub mod house;
pub mod interface;
pub mod locked;
pub mod network;
pub mod office;
pub mod operators;
pub mod other_desks;
pub mod papers;
mod prelude;
pub mod printing;
pub mod problem;
mod projectors;
mod public;
pub mod published;
mod published_files;
pub mod question;
pub mod requests;
pub mod rights;
pub mod sample;
pub mod sheet_kind;
pub mod shell;
mod sight;
pub mod sounds;
#[cfg(test)]
mod tests;
mod tokens;
pub mod tournament_time;
