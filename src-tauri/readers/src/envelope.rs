//! The shape of the files that hosts give to each other: one JSON object that says first what it is, and by which version of
//! its format it was written.

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Why a file is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slip {
    /// It is larger than any such file.
    TooLarge,
    /// It is something else.
    Other,
    /// A newer version of the program wrote it.
    Newer,
    /// A development build from before 0.1.0 wrote it. No released version reads it.
    DevelopmentBuild,
    /// It says what it is, and goes on otherwise.
    NotUnderstood {
        /// The line, from 1.
        line: usize,
        /// The byte in the line, from 1.
        column: usize,
    },
}

/// The version that every format began with in 0.1.0. Development builds named lower ones: they refuse ours as newer, and theirs are
/// refused here.
pub const FIRST_VERSION: u32 = 100;

/// What every version of every format has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// Reads a file of this format, whose newest version is this one and which is never larger than so many bytes.
///
/// # Errors
/// As [`Slip`] has them, the first that fits.
pub fn read<T: DeserializeOwned>(
    text: &str,
    format: &str,
    newest: u32,
    largest: usize,
) -> Result<T, Slip> {
    if text.len() > largest {
        return Err(Slip::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}');
    let head = serde_json::from_str::<Head>(text).ok().filter(|head| head.format == format);
    match head.ok_or(Slip::Other)?.version {
        version if version > newest => return Err(Slip::Newer),
        version if version < FIRST_VERSION => return Err(Slip::DevelopmentBuild),
        _ => {}
    }
    serde_json::from_str(text)
        .map_err(|slip| Slip::NotUnderstood { line: slip.line(), column: slip.column() })
}
