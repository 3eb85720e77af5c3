//! The journal from outside, as one program: a build waits for each that it links.

mod any_instant;
mod both;
mod common;
mod copies;
mod damage;
mod disk;
mod hostile;
mod killed;
#[cfg(target_os = "linux")]
mod server;
