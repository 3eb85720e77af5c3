//! Putting another file in the place of the present one, so that nothing is destroyed and a power cut at any instant leaves
//! either the old file or the new one.
//!
//! The new file is made whole under the name `….restored`; giving it that name is the decision. What follows can be repeated, and the
//! next open does so: keep the old file under another name, move its write-ahead log there too, and rename the new one into
//! place.

use crate::prelude::*;
use std::fs;

use crate::error::is_protected;
use crate::folder::{self, COMPANIONS, beside};
use crate::header::{self, Header};
use crate::lock::{self, Lock};
use crate::open::open_locked;
use crate::schema::{self, MIGRATIONS};
use crate::{Opened, ReadOnly, backup, connection};

pub(crate) const DECIDED: &str = ".restored";

/// Finishes a swap that was decided; says where the old file lies now.
pub(crate) fn finish(path: &Path) -> Result<Option<PathBuf>, JournalError> {
    let decided = beside(path, DECIDED);
    if !decided.exists() {
        return Ok(None);
    }
    let aside = free_name(path);
    let mut kept = None;
    if path.exists() {
        // A second name needs no space and no time; where the file system knows none, a copy does.
        if fs::hard_link(path, &aside).is_err() {
            folder::copy(path, &aside).about(path)?;
        }
        kept = Some(aside.clone());
    }
    for companion in COMPANIONS {
        let from = beside(path, companion);
        if from.exists() {
            fs::rename(&from, beside(&aside, companion)).about(path)?;
        }
    }
    folder::sync_names(path).about(path)?;
    fs::rename(&decided, path).about(path)?;
    folder::sync_names(path).about(path)?;
    Ok(kept)
}

/// Refuses to decide on a swap that could not be finished, or that a write protection is there to prevent.
pub(crate) fn must_be_replaceable(path: &Path) -> Result<(), JournalError> {
    match fs::File::options().read(true).write(true).open(path) {
        Err(error) if is_protected(&error) => {
            let because = ReadOnly::FileProtected { path: path.to_owned() };
            Err(JournalError::ReadOnly { because })
        }
        _ => Ok(()),
    }
}

/// The first `….set-aside-N` that is free, with its companions.
fn free_name(path: &Path) -> PathBuf {
    let mut number = 1_u64;
    loop {
        let name = beside(path, &format!(".set-aside-{number}"));
        if !name.exists() && COMPANIONS.iter().all(|companion| !beside(&name, companion).exists()) {
            return name;
        }
        number += 1;
    }
}

impl JournalFile {
    /// Puts a backup in the place of the file and opens it. The file that was there is kept beside it, which
    /// [`Opened::set_aside`] names. The file must not be open.
    pub(crate) fn restore(
        path: impl AsRef<Path>,
        backup: impl AsRef<Path>,
    ) -> Result<Opened<JournalFile>, JournalError> {
        let path = folder::resolve(path.as_ref())?;
        let backup = folder::resolve(backup.as_ref())?;
        let lock = match lock::take(&path)? {
            Lock::Held(lock) => lock,
            Lock::FolderProtected => return Err(JournalError::nothing_beside(&path)),
        };
        must_be_replaceable(&path)?;
        let earlier = finish(&path)?;
        let decided = beside(&path, DECIDED);
        folder::put_in_place(&decided, |part| {
            checked_copy(&backup, part)
                .map_err(|error| error.bad(&backup, JournalError::bad_backup))
        })?;
        let set_aside = finish(&path)?.or(earlier);
        let opened = open_locked(path, lock, MIGRATIONS)?;
        Ok(Opened { set_aside, ..opened })
    }
}

fn checked_copy(backup: &Path, part: &Path) -> Result<(), JournalError> {
    match header::read(backup)? {
        Header::Journal { version, .. } => schema::must_be_known(backup, version, MIGRATIONS)?,
        Header::Missing => return Err(JournalError::unreadable(backup, "it is not there")),
        _ => return Err(JournalError::bad_backup(backup, "header")),
    }
    folder::copy(backup, part).about(part)?;
    folder::copy_companions(backup, part)?;
    let connection = connection::connect(part)?;
    backup::good(&connection, backup)?;
    folder::stand_alone(&connection, backup)?;
    connection::close(connection, part)
}
