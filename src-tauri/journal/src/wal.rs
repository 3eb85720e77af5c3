//! Looks through the write-ahead log before SQLite does.
//!
//! SQLite takes the first frame with a bad checksum for the end of the log, which is right after a power cut and wrong after a
//! flipped bit: every commit behind it would vanish in silence. The two are told apart by what follows. Each commit is
//! flushed before the next one is written, so two or more whole commits behind a bad frame cannot come from a power cut. One
//! can: its pages may have reached the disk in any order, and it was never acknowledged.

use std::path::Path;

use crate::JournalError;

pub(crate) const HEADER: usize = 32;
const FRAME: usize = 24;

/// Refuses a log that has lost acknowledged commits. `page` is the page size that the database states, in bytes.
pub(crate) fn check(wal: &Path, database: &Path, page: usize) -> Result<(), JournalError> {
    let bytes = match std::fs::read(wal) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => {
            return Err(JournalError::Unreadable {
                path: wal.to_owned(),
                cause: error.to_string(),
            });
        }
    };
    whole(&bytes, page).map_err(|detail| JournalError::damaged(database, detail))
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).map_or(0, |four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]))
}

/// SQLite's running checksum over pairs of words, in the byte order that the header names.
fn checksum(mut sum: (u32, u32), bytes: &[u8], big_endian: bool) -> (u32, u32) {
    for pair in bytes.chunks_exact(8) {
        let read = |at: usize| {
            let four = [pair[at], pair[at + 1], pair[at + 2], pair[at + 3]];
            if big_endian { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
        };
        sum.0 = sum.0.wrapping_add(read(0)).wrapping_add(sum.1);
        sum.1 = sum.1.wrapping_add(read(4)).wrapping_add(sum.0);
    }
    sum
}

fn whole(bytes: &[u8], page: usize) -> Result<(), String> {
    if bytes.len() < HEADER {
        return Ok(());
    }
    let big_endian = match word(bytes, 0) {
        0x377f_0682 => Some(false),
        0x377f_0683 => Some(true),
        _ => None,
    };
    let stated = (word(bytes, 24), word(bytes, 28));
    let header = big_endian
        .map(|order| (order, checksum((0, 0), &bytes[..24], order)))
        .filter(|(_, sum)| *sum == stated);
    let Some((big_endian, mut sum)) = header else {
        // The header is flushed before the first frame is written, so frames behind a bad header mean that it went bad later.
        return if bytes.len() >= HEADER + FRAME + page {
            Err("write-ahead log: header".to_owned())
        } else {
            Ok(())
        };
    };
    let salts = &bytes[16..24];
    let page = word(bytes, 8) as usize;
    let mut broken_at = None;
    let mut commits_behind = 0;
    for (index, frame) in bytes[HEADER..].chunks_exact(FRAME + page).enumerate() {
        let same_log = &frame[8..16] == salts;
        if broken_at.is_none() {
            let next =
                checksum(checksum(sum, &frame[..8], big_endian), &frame[FRAME..], big_endian);
            if same_log && next == (word(frame, 16), word(frame, 20)) {
                sum = next;
                continue;
            }
            broken_at = Some(index);
        } else if same_log && word(frame, 4) != 0 {
            commits_behind += 1;
        }
    }
    match broken_at {
        Some(index) if commits_behind >= 2 => {
            Err(format!("write-ahead log: frame {index}, {commits_behind} commits behind it"))
        }
        _ => Ok(()),
    }
}
