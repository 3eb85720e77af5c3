//! Whether the open file is still the one that its name leads to. A file that was deleted, replaced or moved under the running program
//! can be written on for hours, and all of it is gone with the program.

use crate::folder::beside;
use crate::prelude::*;

/// Which file a name led to.
#[cfg(unix)]
pub(crate) type Identity = (u64, u64);
/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
pub(crate) type Identity = ();

pub(crate) fn identity(path: &Path) -> Option<Identity> {
    let file = std::fs::metadata(path).ok()?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Some((file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    {
        drop(file);
        Some(())
    }
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

    /// Refuses what would be written to, or was written to, a file that is no longer there. Answers which file the log is.
    pub(crate) fn check(&mut self) -> Result<Option<Identity>, JournalError> {
        let log = identity(&self.log);
        // SQLite makes the log with the first line.
        if self.log_file.is_none() {
            self.log_file = log;
        }
        if identity(&self.path) == self.file && log == self.log_file {
            return Ok(log);
        }
        tracing::error!(path = %self.path.display(), "the file was deleted or replaced");
        Err(JournalError::Gone { path: self.path.clone() })
    }
}
