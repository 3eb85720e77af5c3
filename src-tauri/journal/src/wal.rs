//! Looks through the write-ahead log before SQLite does.
//!
//! SQLite takes the first frame with a bad checksum for the end of the log, which is right after a power cut and wrong after a
//! flipped bit: every commit behind it would vanish in silence. The two are told apart by what follows. Each commit is
//! flushed before the next one is written, so two or more whole commits behind a bad frame cannot come from a power cut. One
//! can: its pages may have reached the disk in any order, and it was never acknowledged. Of the last two commits only the note of
//! `reach` tells.

use crate::prelude::*;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom};

use crate::reach::Note;

pub(crate) const HEADER: usize = 32;
const FRAME: usize = 24;

/// The page sizes that SQLite knows.
const PAGES: std::ops::RangeInclusive<usize> = 512..=65_536;

/// Refuses a log that has lost acknowledged commits. `page` is the page size that the database states, in bytes; `note` says how far
/// the log reached, if that was noted.
pub(crate) fn check(
    wal: &Path,
    database: &Path,
    page: usize,
    note: Option<Note>,
) -> Result<(), JournalError> {
    let file = match File::open(wal) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(JournalError::unreadable(wal, error)),
    };
    let length = file.metadata().map_or(0, |file| file.len());
    let mut log = BufReader::with_capacity(1 << 16, file);
    let frames = whole(&mut log, length, page).map_err(|wrong| match wrong {
        Wrong::Lost(detail) => JournalError::damaged(database, detail),
        Wrong::Unreadable(error) => JournalError::unreadable(wal, error),
    })?;
    match (frames, note) {
        (Some(frames), Some(note)) if note.misses(wal, &frames) => {
            let detail = format!("write-ahead log: only {} frames are whole", frames.committed());
            Err(JournalError::damaged(database, detail))
        }
        _ => Ok(()),
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).map_or(0, |four| u32::from_be_bytes([four[0], four[1], four[2], four[3]]))
}

/// SQLite's running checksum: two words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Checksum(u32, u32);

impl Checksum {
    /// The checksum after more bytes, in the byte order that the header names.
    fn over(mut self, bytes: &[u8], big_endian: bool) -> Self {
        for pair in bytes.chunks_exact(8) {
            let read = |at: usize| {
                let four = [pair[at], pair[at + 1], pair[at + 2], pair[at + 3]];
                if big_endian { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
            };
            self.0 = self.0.wrapping_add(read(0)).wrapping_add(self.1);
            self.1 = self.1.wrapping_add(read(4)).wrapping_add(self.0);
        }
        self
    }
}

/// The frames of a log as far as they hold together, up to the last whole commit.
#[derive(Debug)]
pub(crate) struct Frames {
    big_endian: bool,
    salts: [u8; 8],
    page: usize,
    /// After the last whole commit: how many frames there are, and the checksum.
    committed: u64,
    sum: Checksum,
}

impl Frames {
    /// A log of which only the header was read; none where that does not match its checksum.
    fn of(header: &[u8; HEADER]) -> Option<Self> {
        let big_endian = match word(header, 0) {
            0x377f_0682 => false,
            0x377f_0683 => true,
            _ => return None,
        };
        let sum = Checksum::default().over(&header[..24], big_endian);
        let page = word(header, 8) as usize;
        let mut salts = [0; 8];
        salts.copy_from_slice(&header[16..24]);
        (sum == Checksum(word(header, 24), word(header, 28)) && PAGES.contains(&page))
            .then_some(Self { big_endian, salts, page, committed: 0, sum })
    }

    /// What SQLite drew for this log and no other.
    pub(crate) fn salts(&self) -> u64 {
        u64::from_be_bytes(self.salts)
    }

    /// So many frames are whole commits.
    pub(crate) fn committed(&self) -> u64 {
        self.committed
    }

    /// Whether a frame belongs to this log, as its head says.
    fn is_of(&self, frame: &[u8]) -> bool {
        frame[8..16] == self.salts
    }

    /// The checksum after a frame behind others with this one, if it is whole.
    fn after(&self, sum: Checksum, frame: &[u8]) -> Option<Checksum> {
        let next = sum.over(&frame[..8], self.big_endian).over(&frame[FRAME..], self.big_endian);
        (self.is_of(frame) && next == Checksum(word(frame, 16), word(frame, 20))).then_some(next)
    }
}

/// What SQLite drew for this log; none where it has no header yet.
pub(crate) fn salts(log: &mut File) -> io::Result<Option<u64>> {
    let mut header = [0; HEADER];
    log.seek(SeekFrom::Start(0))?;
    let read = filled(log, &mut header)?;
    Ok(Frames::of(&header).filter(|_| read).map(|frames| frames.salts()))
}

fn is_commit(frame: &[u8]) -> bool {
    word(frame, 4) != 0
}

/// Whether there was enough to fill all of it.
fn filled(log: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match log.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

enum Wrong {
    Lost(String),
    Unreadable(io::Error),
}

impl From<io::Error> for Wrong {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// The frames of a log; none where it has hardly begun.
fn whole(log: &mut impl Read, length: u64, page: usize) -> Result<Option<Frames>, Wrong> {
    let mut header = [0; HEADER];
    if !filled(log, &mut header)? {
        return Ok(None);
    }
    let Some(mut frames) = Frames::of(&header) else {
        // The header is flushed before the first frame is written, so frames behind a bad header mean that it went bad later.
        return if length >= (HEADER + FRAME + page) as u64 {
            Err(Wrong::Lost("write-ahead log: header".to_owned()))
        } else {
            Ok(None)
        };
    };
    let mut frame = vec![0; FRAME + frames.page];
    let (mut count, mut sum) = (0, frames.sum);
    let mut broken_at = None;
    let mut commits_behind = 0;
    while filled(log, &mut frame)? {
        if broken_at.is_none() {
            if let Some(next) = frames.after(sum, &frame) {
                (count, sum) = (count + 1, next);
                if is_commit(&frame) {
                    (frames.committed, frames.sum) = (count, sum);
                }
                continue;
            }
            broken_at = Some(count);
        } else if frames.is_of(&frame) && is_commit(&frame) {
            commits_behind += 1;
        }
    }
    match broken_at {
        Some(index) if commits_behind >= 2 => Err(Wrong::Lost(format!(
            "write-ahead log: frame {index}, {commits_behind} commits behind it"
        ))),
        _ => Ok(Some(frames)),
    }
}
