//! Files of The Tournament Director (`.tdt`), read and never run.
//!
//! Such a file is the text of one expression in a programming language. [`grammar`] reads that expression with bounds on its
//! length, its depth and its number of parts, and makes a tree of it; nothing in it is evaluated, and the layouts of the
//! screens, which are most of the file, are skipped. [`reading`] takes from the tree what it knows: generous with what is
//! missing, of another type or unknown, and strict with what it concludes. What was taken and what was not is listed, so that a
//! host can say of each file what came in.
//!
//! A place stands nowhere in a file. [`places`] works it out from the times at which players went out, holds it against the
//! prizes that were given, and lists where the two say different things; which of them is right is for the host to say.

#![deny(clippy::float_arithmetic, clippy::string_slice)]
#![cfg_attr(not(test), deny(clippy::arithmetic_side_effects, clippy::indexing_slicing))]
#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unwrap_used))]

mod deal;
pub mod evening;
pub mod grammar;
pub mod node;
pub mod places;
pub mod reading;
pub mod season;
pub mod set_up;

pub use reading::{TdtFile, Tournament, read};

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// The largest file that is read, in bytes; the largest that was seen has one million.
pub const LARGEST: usize = 16_000_000;

/// The text of a file: in the encoding that its first bytes name, in UTF-8, or as an older Windows wrote it.
pub fn text_of(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let rest = bytes.get(mark..).unwrap_or_default();
        return encoding.decode_without_bom_handling(rest).0;
    }
    // Two bytes a letter, and no mark that says so.
    match bytes {
        [first, 0, _, 0, ..] if *first != 0 => {
            return UTF_16LE.decode_without_bom_handling(bytes).0;
        }
        [0, first, 0, _, ..] if *first != 0 => {
            return UTF_16BE.decode_without_bom_handling(bytes).0;
        }
        _ => {}
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}
