//! The first hundred bytes of a file, read before SQLite may open it: SQLite writes to what it opens.

use crate::prelude::*;
use std::fs::File;
use std::io::{ErrorKind, Read};

use crate::Foreign;
use crate::schema::{JOURNAL_ID, TOURNAMENT_ID};

const LENGTH: usize = 100;
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// What a file is, as far as its header tells.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Header {
    /// There is none.
    Missing,
    /// It is there and has no bytes.
    Empty,
    /// A tournaments file of this version.
    Journal { version: i32, page: usize },
    /// One exported tournament of this version.
    Tournament { version: i32 },
    /// Something else.
    Other(Foreign),
}

pub(crate) fn read(path: &Path) -> Result<Header, JournalError> {
    crate::folder::must_be_a_file(path)?;
    let unreadable = |error: std::io::Error| JournalError::unreadable(path, error);
    let mut bytes = Vec::with_capacity(LENGTH);
    match File::open(path) {
        Ok(file) => {
            file.take(LENGTH as u64).read_to_end(&mut bytes).map_err(unreadable)?;
        }
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Header::Missing),
        Err(error) => return Err(unreadable(error)),
    }
    Ok(of(&bytes))
}

fn of(bytes: &[u8]) -> Header {
    if bytes.is_empty() {
        return Header::Empty;
    }
    if bytes.len() < LENGTH || !bytes.starts_with(MAGIC) {
        return Header::Other(Foreign::SomethingElse);
    }
    let word =
        |at: usize| i32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let page = match u16::from_be_bytes([bytes[16], bytes[17]]) {
        1 => 65536,
        size => usize::from(size),
    };
    let version = word(60);
    match word(68) {
        JOURNAL_ID => Header::Journal { version, page },
        TOURNAMENT_ID => Header::Tournament { version },
        _ => Header::Other(Foreign::OtherDatabase),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_foreign_bytes_are_told_apart() {
        assert_eq!(of(b""), Header::Empty);
        assert_eq!(of(b"SQLite format 3\0"), Header::Other(Foreign::SomethingElse));
        assert_eq!(of(&[0; 100]), Header::Other(Foreign::SomethingElse));
        let mut bytes = [0; 100];
        bytes[..16].copy_from_slice(MAGIC);
        assert_eq!(of(&bytes), Header::Other(Foreign::OtherDatabase));
        bytes[68..72].copy_from_slice(&JOURNAL_ID.to_be_bytes());
        bytes[16] = 0x10;
        bytes[63] = 7;
        assert_eq!(of(&bytes), Header::Journal { version: 7, page: 4096 });
    }
}
