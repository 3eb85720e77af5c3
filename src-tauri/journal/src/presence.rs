//! Whether the open file is still the one that its name leads to. A file that was deleted, replaced or moved under the running program
//! can be written on for hours, and all of it is gone with the program.

use crate::folder::beside;
use crate::prelude::*;

/// Which file a name led to: its device and number. Where an open file can be neither deleted nor replaced, all are (0, 0).
pub(crate) type Identity = (u64, u64);

/// Asks for nothing but which file it is. Whoever asks Linux for the time of the last change makes the next write note a finer one,
/// and each commit would write two blocks instead of one.
#[cfg(target_os = "linux")]
pub(crate) fn identity(path: &Path) -> Option<Identity> {
    use rustix::fs::{AtFlags, CWD, StatxFlags, makedev, statx};
    let file = statx(CWD, path, AtFlags::empty(), StatxFlags::INO).ok()?;
    Some((makedev(file.stx_dev_major, file.stx_dev_minor), file.stx_ino))
}
#[cfg(all(unix, not(target_os = "linux")))]
pub(crate) fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}
#[cfg(not(unix))]
pub(crate) fn identity(path: &Path) -> Option<Identity> {
    std::fs::metadata(path).ok().map(|_| (0, 0))
}

/// The file and its write-ahead log as they were when they were first written.
#[derive(Debug)]
pub(crate) struct Presence {
    path: PathBuf,
    log: PathBuf,
    file: Option<Identity>,
    log_file: Option<Identity>,
}

impl Presence {
    /// Of the file that was just opened.
    pub(crate) fn of(path: &Path) -> Self {
        let log = beside(path, "-wal");
        Self { path: path.to_owned(), file: identity(path), log_file: identity(&log), log }
    }

    /// Refuses what would be written to a file that is no longer there. One that goes while it is written is as one that goes
    /// right after it: the next line is refused.
    pub(crate) fn check(&mut self) -> Result<(), JournalError> {
        self.look_for_the_log();
        if identity(&self.path) == self.file && identity(&self.log) == self.log_file {
            return Ok(());
        }
        tracing::error!(path = %self.path.display(), "the file was deleted or replaced");
        Err(JournalError::Gone { path: self.path.clone() })
    }

    /// Takes in the log that SQLite makes when it first reads or writes.
    pub(crate) fn look_for_the_log(&mut self) {
        if self.log_file.is_none() {
            self.log_file = identity(&self.log);
        }
    }
}
