//! The headless program and what it plays, as one program: a build waits for each that it links.

#[cfg(target_os = "linux")]
mod hostile;
mod killed;
#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "the journal's tests use all of it")]
#[path = "../../journal/tests/common/postgres.rs"]
mod postgres;
mod preview;
mod program;
mod samples;
mod trials;
