//! How far the write-ahead log reached when something was last acknowledged, noted in a small file beside it.
//!
//! A bit that flips in the last commits of a log looks like a power cut in the middle of them: SQLite drops them in silence, and
//! nothing in the log tells that they had been acknowledged. This note does. It is written after each commit and not forced to the
//! disk, so it may lag, and is then simply short; it never runs ahead of what was forced to the disk before it. It speaks of one log
//! only, by the salts that SQLite drew for it and the file that it was: it says nothing of a copy, of a backup put back by hand or of a
//! log that was begun anew after it.

use crate::prelude::*;
use rusqlite::hooks::Wal;
use std::ffi::c_int;
use std::fs::{self, File};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::folder::{beside, plain};
use crate::presence::{Identity, identity};
use crate::sum::Sum;
use crate::wal::{self, Frames};

/// What the note's name has more than the file's.
pub(crate) const NOTE: &str = ".reach";
/// The log is folded into the file once it has this many frames, as SQLite does by itself where it has no hook.
const FOLDED_FROM: c_int = 1_000;
/// A note is so many numbers of eight bytes, so that a later one covers an earlier one.
const NUMBERS: usize = 7;
const EIGHT: usize = 8;

/// What a note says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Note {
    /// Which log it is about.
    salts: u64,
    log: Option<Identity>,
    /// So many frames of it are whole commits.
    frames: u64,
    /// The last line that was appended, if any was.
    pub(crate) last: Option<LastLine>,
}

/// The last line of a tournament.
pub(crate) type LastLine = (TournamentId, u32);

impl Note {
    /// What it says in numbers, their checksum last.
    fn numbers(&self) -> [u64; NUMBERS] {
        let (device, file) = self.log.unwrap_or_default();
        let (tournament, line) = self.last.map_or((0, 0), |(id, line)| (id.0, line));
        let said = [self.salts, device, file, self.frames, tournament.into(), line.into()];
        let sum = said.iter().fold(Sum::new(), |sum, number| sum.int(number.cast_signed()));
        let [salts, device, file, frames, tournament, line] = said;
        [salts, device, file, frames, tournament, line, sum.value().cast_unsigned()]
    }

    /// The note beside the file at `path`; none where there is none that can be trusted.
    pub(crate) fn read(path: &Path) -> Option<Self> {
        let note = beside(path, NOTE);
        if !plain(&note) || fs::metadata(&note).ok()?.len() != (NUMBERS * EIGHT) as u64 {
            return None;
        }
        let bytes = fs::read(&note).ok()?;
        let (eights, _) = bytes.as_chunks::<EIGHT>();
        let said: Vec<u64> = eights.iter().map(|eight| u64::from_be_bytes(*eight)).collect();
        let [salts, device, file, frames, tournament, line, _] = *said.first_chunk()?;
        let (tournament, line) = (u32::try_from(tournament).ok()?, u32::try_from(line).ok()?);
        let read = Self {
            salts,
            log: Some((device, file)),
            frames,
            last: (line > 0).then_some((TournamentId(tournament), line)),
        };
        (read.numbers()[..] == said[..]).then_some(read)
    }

    /// Whether the log at `wal`, of which so many frames are whole, has lost commits that were acknowledged.
    pub(crate) fn misses(&self, wal: &Path, frames: &Frames) -> bool {
        self.log == identity(wal)
            && self.salts == frames.salts()
            && frames.committed() < self.frames
    }
}

/// Writes from the beginning of the file, in one call where there is such a one.
#[cfg(unix)]
fn write_over(file: &mut File, bytes: &[u8]) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, 0)
}
#[cfg(not(unix))]
fn write_over(file: &mut File, bytes: &[u8]) -> std::io::Result<()> {
    std::io::Seek::rewind(file)?;
    std::io::Write::write_all(file, bytes)
}

/// Keeps the note of an open file.
#[derive(Debug)]
pub(crate) struct Reach {
    note: PathBuf,
    wal: PathBuf,
    /// The log once it was made, and which file it is. It is the same one for as long as this file is open.
    log: Option<(File, Option<Identity>)>,
    file: Option<File>,
    /// How many frames the log had after a commit, as SQLite counts them; 0 once that was noted.
    frames: Arc<AtomicU64>,
    last: Option<LastLine>,
    /// The log's salts when they were last read, and how many frames it had at the last note.
    of_log: (u64, u64),
}

impl Reach {
    /// Of the file at `path`, which this connection has open; nothing is written before something was acknowledged.
    pub(crate) fn of(path: &Path, connection: &mut Connection) -> Self {
        let frames = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&frames);
        let hears = connection.wal_hook(Some(move |log: &mut Wal, frames: c_int| {
            counted.store(u64::try_from(frames).unwrap_or(0), Ordering::Relaxed);
            if frames >= FOLDED_FROM {
                // What cannot be folded now is folded after a later commit.
                let _ = log.checkpoint();
            }
            Ok(())
        }));
        if let Err(error) = hears {
            tracing::warn!(%error, "how far the log reaches is not noted");
        }
        Self {
            note: beside(path, NOTE),
            wal: beside(path, "-wal"),
            log: None,
            file: None,
            frames,
            last: None,
            of_log: (0, 0),
        }
    }

    /// Notes that all that is in the log now was acknowledged. Nothing depends on it, so it cannot fail.
    pub(crate) fn note(&mut self, appended: Option<LastLine>) {
        self.last = appended.or(self.last);
        if let Err(error) = self.try_note() {
            tracing::debug!(%error, "how far the log reaches could not be noted");
        }
    }

    fn try_note(&mut self) -> std::io::Result<()> {
        let (log, identity) = match &mut self.log {
            Some(log) => log,
            None => {
                let log = File::open(&self.wal)?;
                self.log.insert((log, identity(&self.wal)))
            }
        };
        // A commit that wrote nothing is not counted, and what was counted before may have been another log in the same file: one
        // that was folded begins anew with other salts.
        let frames = self.frames.swap(0, Ordering::Relaxed);
        if frames == 0 {
            return Ok(());
        }
        // A log that has grown is the same one, unless it was folded and may have begun anew.
        let (mut salts, noted) = self.of_log;
        if frames <= noted || noted == 0 || noted >= u64::from(FOLDED_FROM.unsigned_abs()) {
            let Some(read) = wal::salts(log)? else { return Ok(()) };
            salts = read;
        }
        self.of_log = (salts, frames);
        let note = Note { salts, log: *identity, frames, last: self.last };
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                if fs::symlink_metadata(&self.note).is_ok_and(|there| !there.is_file()) {
                    return Err(std::io::ErrorKind::InvalidInput.into());
                }
                let mut new = File::options();
                new.create(true).truncate(true).write(true);
                self.file.insert(new.open(&self.note)?)
            }
        };
        write_over(file, note.numbers().map(u64::to_be_bytes).as_flattened())
    }
}

impl Drop for Reach {
    /// With the log folded into the file there is nothing left to say.
    fn drop(&mut self) {
        self.log = None;
        if self.file.take().is_some() && !self.wal.exists() {
            let _ = fs::remove_file(&self.note);
        }
    }
}
