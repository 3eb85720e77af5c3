//! One program at a time. The lock is the operating system's and dies with the process, however it dies.

use crate::prelude::*;
use std::fs::{self, File, TryLockError};
use std::time::{Duration, Instant};

use crate::error::is_protected;
use crate::folder::beside;

/// How long a lock may outlive its holder: a program that it was just starting has a copy of it until it runs.
const PATIENCE: Duration = Duration::from_millis(250);
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The outcome of asking for the lock.
pub(crate) enum Lock {
    /// Ours until the file is dropped.
    Held(File),
    /// No lock can be made, because nothing can be written beside the file.
    FolderProtected,
}

pub(crate) fn take(path: &Path) -> Result<Lock, JournalError> {
    if let Some(folder) = path.parent()
        && let Err(error) = fs::create_dir_all(folder)
    {
        return Err(JournalError::Folder { path: path.to_owned(), cause: error.to_string() });
    }
    let opened =
        File::options().create(true).truncate(false).write(true).open(beside(path, ".lock"));
    let file = match opened {
        Ok(file) => file,
        Err(error) if is_protected(&error) => return Ok(Lock::FolderProtected),
        Err(error) => return Err(JournalError::from_write(path, &error)),
    };
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => {
                std::thread::sleep(BETWEEN_TRIES);
            }
            Err(TryLockError::WouldBlock) => {
                return Err(JournalError::InUse { path: path.to_owned() });
            }
            // Some network folders know no locks. SQLite's own exclusive lock, of another kind, remains.
            Err(TryLockError::Error(error)) => {
                tracing::warn!(%error, "this folder knows no locks");
                break;
            }
        }
    }
    Ok(Lock::Held(file))
}
