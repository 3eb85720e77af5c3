//! A copy of a database in the temporary folder, to look at what must not be touched or cannot be trusted.

use crate::prelude::*;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::folder;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// Gone when dropped. Declare it after the connection to it, so that it is dropped later.
#[derive(Debug)]
pub(crate) struct PrivateCopy {
    folder: PathBuf,
}

impl PrivateCopy {
    /// Copies a database together with the commits that lie beside it.
    pub(crate) fn of(path: &Path) -> Result<Self, JournalError> {
        let copy = Self { folder: make_folder()? };
        folder::copy(path, &copy.path()).map_err(|error| match error.kind() {
            std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::NotFound => {
                JournalError::unreadable(path, error)
            }
            _ => JournalError::from_write(&copy.path(), &error),
        })?;
        folder::copy_companions(path, &copy.path())?;
        Ok(copy)
    }

    /// Holds bytes that are no file yet.
    pub(crate) fn of_bytes(bytes: &[u8]) -> Result<Self, JournalError> {
        let copy = Self { folder: make_folder()? };
        fs::write(copy.path(), bytes).about(&copy.path())?;
        Ok(copy)
    }

    /// Where the copied database is.
    pub(crate) fn path(&self) -> PathBuf {
        self.folder.join("copy")
    }
}

impl Drop for PrivateCopy {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            tracing::warn!(folder = %self.folder.display(), %error, "a private copy could not be removed");
        }
    }
}

#[cfg(unix)]
fn private() -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// The temporary folder of Windows already belongs to one user.
#[cfg(not(unix))]
fn private() -> fs::DirBuilder {
    fs::DirBuilder::new()
}

/// A folder that only this user can enter: the names of players are nobody else's business.
fn make_folder() -> Result<PathBuf, JournalError> {
    let builder = private();
    loop {
        let name =
            format!("shuffle-up-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        match builder.create(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(JournalError::from_write(&folder, &error)),
        }
    }
}
