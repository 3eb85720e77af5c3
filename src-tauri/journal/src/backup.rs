//! Backups: whole, checked copies in rotation.
//!
//! Made by SQLite's backup interface, page by page, rather than by `VACUUM INTO`, which builds every table anew and takes several
//! times as long while the desk waits. A copy counts only after it has passed the checks that opening makes, so a damaged
//! file can never push good backups out of the rotation.

use crate::prelude::*;
use std::fs;
use std::time::UNIX_EPOCH;

use rusqlite::backup::StepResult;

use crate::folder;
use crate::header::{self, Header};
use crate::private_copy::PrivateCopy;
use crate::schema::{self, MIGRATIONS};
use crate::stamp::{at, stamp};
use crate::tournaments::{self, TournamentRow};
use crate::{check, connection};

const ENDING: &str = ".backup";
const BEFORE: &str = "before-version-";

/// A backup on disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Backup {
    /// Where it is.
    pub path: PathBuf,
    /// When it was made, in milliseconds since the Unix epoch.
    pub taken_at: i64,
    /// It was made before the file was brought up to this version, and is not part of the rotation.
    pub before_version: Option<i32>,
}

/// The folder `backups` beside a file.
fn usual_folder(path: &Path) -> PathBuf {
    path.with_file_name("backups")
}

fn stem(path: &Path) -> String {
    path.file_stem()
        .map_or_else(|| "tournaments".to_owned(), |stem| stem.to_string_lossy().into_owned())
}

/// The backups beside the file at `path`, newest first. The file need not be open, nor even be there.
pub fn backups(path: impl AsRef<Path>) -> Result<Vec<Backup>, JournalError> {
    listed(&folder::resolve(path.as_ref())?)
}

fn listed(path: &Path) -> Result<Vec<Backup>, JournalError> {
    let (folder, stem) = (usual_folder(path), stem(path));
    let unreadable = |error: std::io::Error| JournalError::unreadable(&folder, error);
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unreadable(error)),
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name();
        let Some(label) = name
            .to_str()
            .and_then(|name| name.strip_prefix(stem.as_str()))
            .and_then(|name| name.strip_prefix('.'))
            .and_then(|name| name.strip_suffix(ENDING))
        else {
            continue;
        };
        let Ok(metadata) = entry.metadata() else {
            continue;
        };
        let before_version = label.strip_prefix(BEFORE).and_then(|version| version.parse().ok());
        let taken_at = match before_version {
            None => at(label),
            Some(_) => metadata
                .modified()
                .ok()
                .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
                .and_then(|since| i64::try_from(since.as_millis()).ok()),
        };
        if let Some(taken_at) = taken_at {
            found.push(Backup { path: entry.path(), taken_at, before_version });
        }
    }
    found.sort_by(|one, other| (other.taken_at, &other.path).cmp(&(one.taken_at, &one.path)));
    Ok(found)
}

impl Backup {
    /// The tournaments in it, with the length of each log. Its rows are not checked against their sums for this; restoring it does
    /// that.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, JournalError> {
        match header::read(&self.path)? {
            Header::Journal { version, .. } => {
                schema::must_be_known(&self.path, version, MIGRATIONS)?;
            }
            other => return Err(JournalError::bad_backup(&self.path, format!("{other:?}"))),
        }
        let mut rows = connection::connect_to_read(&self.path)
            .and_then(|connection| tournaments::all(&connection).about(&self.path))
            .map_err(|error| error.bad(&self.path, JournalError::bad_backup))?;
        rows.retain(|row| row.id.is_tournament());
        Ok(rows)
    }
}

/// The newest backup that passes its checks now, whatever it passed when it was made.
pub(crate) fn newest_good(path: &Path) -> Option<Backup> {
    listed(path).ok()?.into_iter().find(|backup| match verify(&backup.path) {
        Ok(()) => true,
        Err(error) => {
            tracing::warn!(backup = %backup.path.display(), ?error, "a backup fails its checks");
            false
        }
    })
}

/// Checks a backup on a copy of it, so that checking cannot harm it.
fn verify(path: &Path) -> Result<(), JournalError> {
    if !matches!(header::read(path)?, Header::Journal { .. }) {
        return Err(JournalError::bad_backup(path, "header"));
    }
    let copy = PrivateCopy::of(path)?;
    good(&connection::connect(&copy.path())?, path)
}

/// The checks of opening. Rows of an older version are checked when the file has been brought up to date.
pub(crate) fn good(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    check::structure(connection, path, MIGRATIONS)?;
    if schema::stated_version(connection).about(path)? == schema::version(MIGRATIONS) {
        check::rows(connection, path)?;
    }
    Ok(())
}

/// Copies a database to `target`, whole and checked, or not at all.
pub(crate) fn write(
    source: &Connection,
    target: &Path,
    verify: impl FnOnce(&Connection) -> Result<(), JournalError>,
) -> Result<(), JournalError> {
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder).about(target)?;
    }
    folder::put_in_place(target, |part| {
        let mut copy = connection::make(part)?;
        // Forced to the disk once, at the end, by `put_in_place`.
        copy.pragma_update(None, "synchronous", "OFF").about(target)?;
        let outcome = rusqlite::backup::Backup::new(source, &mut copy)
            .and_then(|backup| backup.step(-1))
            .about(target)?;
        if outcome != StepResult::Done {
            return Err(JournalError::InUse { path: target.to_owned() });
        }
        folder::stand_alone(&copy, target)?;
        verify(&copy)?;
        connection::close(copy, target)
    })
}

/// Kept outside the rotation, since it is the only way back to the older program.
pub(crate) fn before_migration(
    source: &Connection,
    path: &Path,
    from: i32,
) -> Result<(), JournalError> {
    let target = usual_folder(path).join(format!(
        "{}.{BEFORE}{}{ENDING}",
        stem(path),
        from.saturating_add(1)
    ));
    write(source, &target, |copy| good(copy, &target))
}

/// A journal's file as it stood at a moment, in memory: a backup is made of it while the journal goes on.
#[derive(Debug)]
pub struct Copied {
    pub(crate) connection: Connection,
    path: PathBuf,
}

impl Copied {
    /// Makes a backup in the folder `backups` beside the file, as [`crate::Journal::backup_now`] does.
    pub fn back_up(&self, now: i64, keep: usize) -> Result<Backup, JournalError> {
        rotated(&self.connection, &self.path, now, keep)
    }
}

impl JournalFile {
    /// Copies the file into memory, page by page: a fraction of the time that a backup takes.
    pub(crate) fn copied(&self) -> Result<Copied, JournalError> {
        self.must_be_writable()?;
        let path = self.path.clone();
        let copied = || -> rusqlite::Result<(Connection, StepResult)> {
            let size: i64 =
                self.connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
            let mut copy = Connection::open_in_memory()?;
            copy.pragma_update(None, "page_size", size)?;
            let outcome = rusqlite::backup::Backup::new(&self.connection, &mut copy)?.step(-1)?;
            Ok((copy, outcome))
        };
        match copied().about(&path)? {
            (connection, StepResult::Done) => Ok(Copied { connection, path }),
            _ => Err(JournalError::InUse { path }),
        }
    }

    /// Makes a backup in the folder `backups` beside the file, and keeps the newest `keep` of these (at least this one). `now` in
    /// milliseconds since the Unix epoch; it names the backup.
    pub(crate) fn backup_now(&mut self, now: i64, keep: usize) -> Result<Backup, JournalError> {
        self.must_be_writable()?;
        rotated(&self.connection, &self.path, now, keep)
    }
}

/// Makes a backup of this file and drops the oldest.
fn rotated(
    source: &Connection,
    path: &Path,
    now: i64,
    keep: usize,
) -> Result<Backup, JournalError> {
    let target = usual_folder(path).join(format!("{}.{}{ENDING}", stem(path), stamp(now)));
    write(source, &target, |copy| good(copy, &target))?;
    let (made, others): (Vec<Backup>, Vec<Backup>) =
        listed(path)?.into_iter().partition(|backup| backup.path == target);
    // The one just made stays even if the clock was set back and it is the oldest by name.
    let dated = others.iter().filter(|backup| backup.before_version.is_none());
    for old in dated.skip(keep.saturating_sub(1)) {
        if let Err(error) = fs::remove_file(&old.path) {
            tracing::warn!(backup = %old.path.display(), %error, "an old backup could not be removed");
        }
    }
    made.into_iter().next().ok_or_else(|| JournalError::bad_backup(&target, "not there"))
}
