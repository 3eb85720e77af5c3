//! The headless program and what it plays, as one program: a build waits for each that it links.

#[cfg(target_os = "linux")]
mod hostile;
mod killed;
mod preview;
mod program;
mod samples;
mod trials;
