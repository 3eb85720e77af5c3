//! The sounds of cues: those that come with the program, and recordings of the host's own. Who plays them is not said here.

mod jingles;
mod tune;

pub use jingles::{Jingle, decode};
pub use tune::{LARGEST_FILE, Recording, Tune};
