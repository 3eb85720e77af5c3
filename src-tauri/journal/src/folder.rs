//! Files beside the file: their names, and moving them so that a power cut leaves the old or the new, never neither.

use crate::prelude::*;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};

use crate::restore::DECIDED;
use crate::schema::{self, MIGRATIONS};
use crate::{connection, wal};

/// What SQLite keeps beside a database that may hold commits: these move with it.
pub(crate) const COMPANIONS: [&str; 2] = ["-wal", "-journal"];

/// What lies at a file's name and beside it, by what each has more in its name.
pub(crate) const OWN: [&str; 5] = ["", ".lock", "-wal", "-journal", DECIDED];

/// `path` with something added to its name: `a.db` and `-wal` make `a.db-wal`.
pub(crate) fn beside(path: &Path, addition: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(addition);
    PathBuf::from(name)
}

/// The full path, through a link if the file is one, so that two names of a file have one lock.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, JournalError> {
    let unreadable = |error: io::Error| JournalError::unreadable(path, error);
    let full = std::path::absolute(path).map_err(unreadable)?;
    if full.is_symlink() && full.exists() {
        full.canonicalize().map_err(unreadable)
    } else {
        Ok(full)
    }
}

/// Whether a file is there that is one: no folder, no device, no pipe, which would never answer.
pub(crate) fn plain(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| there.is_file())
}

/// Reads a file that the program keeps beside the tournaments: nothing that is no file is opened, and nothing beyond `most` bytes
/// is read.
///
/// # Errors
/// What is no file, what is larger, and what the disk says.
pub fn read_kept(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !plain(path) {
        return Err(io::Error::new(io::ErrorKind::NotFound, "there is no such file"));
    }
    let mut bytes = Vec::new();
    // One byte more than allowed tells a file that has grown too large.
    File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "the file is too large"));
    }
    Ok(bytes)
}

/// Refuses what is there and is no file, before it is opened: a pipe would never answer, a device never end, and through a link to
/// nowhere a file would be made where nobody looks for it.
pub(crate) fn must_be_a_file(path: &Path) -> Result<(), JournalError> {
    if plain(path) || fs::symlink_metadata(path).is_err() {
        return Ok(());
    }
    // What may not be looked at is said where it is opened.
    if fs::metadata(path).is_err_and(|error| error.kind() != io::ErrorKind::NotFound) {
        return Ok(());
    }
    let what = crate::Foreign::SomethingElse;
    Err(JournalError::NotOurs { path: path.to_owned(), what, backup: None })
}

/// The length of a file in bytes; 0 if there is none.
pub(crate) fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |metadata| metadata.len())
}

/// Forces the names in a folder to the disk. On Windows the file system does this by itself.
pub(crate) fn sync_names(path: &Path) -> io::Result<()> {
    if cfg!(unix)
        && let Some(folder) = path.parent()
    {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Removes a half-made file and what SQLite kept beside it.
pub(crate) fn discard(part: &Path) {
    for addition in ["", "-wal", "-journal", "-shm"] {
        let leftover = beside(part, addition);
        if let Err(error) = fs::remove_file(&leftover)
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::warn!(file = %leftover.display(), %error, "a half-made file could not be removed");
        }
    }
}

/// Makes a file whole under another name, forces it to the disk, and only then gives it its own name. On failure what stood at
/// `path` still stands there.
pub(crate) fn put_in_place(
    path: &Path,
    fill: impl FnOnce(&Path) -> Result<(), JournalError>,
) -> Result<(), JournalError> {
    must_be_a_file(path)?;
    let part = beside(path, ".part");
    discard(&part);
    let made = fill(&part).and_then(|()| {
        File::options()
            .read(true)
            .write(true)
            .open(&part)
            .and_then(|file| file.sync_all())
            .about(path)?;
        fs::rename(&part, path).about(path)?;
        sync_names(path).about(path)
    });
    if made.is_err() {
        discard(&part);
    }
    made
}

/// Makes a new database with our tables at `path`, replacing an empty file. Whole or not at all: its id and version are in the
/// file itself, not in its write-ahead log, so that the header can always be judged as bytes.
pub(crate) fn make_database(
    path: &Path,
    id: i32,
    fill: impl FnOnce(&mut Connection) -> Result<(), JournalError>,
) -> Result<(), JournalError> {
    put_in_place(path, |part| {
        let mut connection = connection::make(part)?;
        connection.pragma_update(None, "application_id", id).about(path)?;
        schema::migrate(&mut connection, MIGRATIONS).about(path)?;
        fill(&mut connection)?;
        connection::close(connection, path)
    })
}

/// Copies the bytes of a file and forces them to the disk. Unlike `fs::copy` it does not copy a write protection.
pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut target = File::create(to)?;
    io::copy(&mut File::open(from)?, &mut target)?;
    target.sync_all()
}

/// Copies what lies beside a database and may hold commits.
pub(crate) fn copy_companions(from: &Path, to: &Path) -> Result<(), JournalError> {
    for companion in COMPANIONS {
        let commits = beside(from, companion);
        if length(&commits) > 0 {
            copy(&commits, &beside(to, companion)).about(to)?;
        }
    }
    Ok(())
}

/// Whether a write-ahead log with commits lies where its database is missing.
pub(crate) fn orphaned_commits(path: &Path) -> bool {
    length(&beside(path, "-wal")) > wal::HEADER as u64 || length(&beside(path, "-journal")) > 0
}

/// Removes a file that holds nothing.
pub(crate) fn discard_one(path: &Path) {
    if let Err(error) = fs::remove_file(path) {
        tracing::debug!(file = %path.display(), %error, "an empty file could not be removed");
    }
}

/// Folds every commit into the database file, so that it needs nothing beside it.
pub(crate) fn stand_alone(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    let mode: String = connection
        .pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))
        .about(path)?;
    if mode == "delete" {
        return Ok(());
    }
    Err(JournalError::Unexpected { detail: format!("journal mode {mode} instead of delete") })
}
