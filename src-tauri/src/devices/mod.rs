//! The parts of the computer that the program speaks to and must not depend on.
//!
//! A loudspeaker can be unplugged in the middle of a cue, a desktop may offer no way of keeping its
//! screen lit, and the drivers behind both can block or panic. None of that may stop a tournament.
//! So each device lives on a thread of its own, is spoken to without waiting, and reports what
//! became of it as a state that the desk can show: a badge, never a failure.

pub mod monitors;
pub mod printers;
pub mod sound;
pub mod speech;
pub mod spooler;
pub mod wake;
