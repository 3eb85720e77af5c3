//! The engine and the journal over JSON lines: what a script says goes in, what the tournament answers comes out.
//!
//! A script is run by the same code as a tournament at the desk, only time and chance come from the script: the same
//! script gives the same output, byte by byte, on every machine. That makes it the place for simulations and for
//! the acceptance tests. The format is described in `docs/headless.md`.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod arguments;
mod keeper;
mod lines;
mod output;
mod plain_log;
mod room_log;
mod run;
#[cfg(feature = "types")]
mod schema;
mod season;
mod series;
mod session;
mod sheets;
mod tdt;

pub use output::OutputLine;
pub use run::run;
#[cfg(feature = "types")]
pub use schema::{results_schema, schema};
pub use session::Session;
