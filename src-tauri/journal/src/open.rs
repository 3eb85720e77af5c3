//! Opening the file: lock it, judge its header as bytes, check it, and only then let it be written to.

use crate::prelude::*;
use std::fs::File;

use crate::error::is_protected;
use crate::folder::{self, OWN, beside};
use crate::header::{self, Header};
use crate::lock::{self, Lock};
use crate::private_copy::PrivateCopy;
use crate::reach::Note;
use crate::schema::{self, JOURNAL_ID, MIGRATIONS, Migration};
use crate::view::view;
use crate::{Opened, ReadOnly, backup, check, connection, restore, wal};

impl JournalFile {
    /// Opens the file with all tournaments; makes it, and its folder, if there is none.
    ///
    /// A file that cannot be trusted or not be written to is opened for reading only, which [`Opened::read_only`] says. A file that is
    /// not ours, or a newer version's, or in use, is refused. In each of these cases it stays as it was, byte by byte.
    pub(crate) fn open(path: impl AsRef<Path>) -> Result<Opened<JournalFile>, JournalError> {
        let path = folder::resolve(path.as_ref())?;
        for addition in OWN {
            folder::must_be_a_file(&beside(&path, addition))?;
        }
        match lock::take(&path)? {
            Lock::Held(lock) => open_locked(path, lock, MIGRATIONS),
            Lock::FolderProtected => open_protected(path),
        }
    }
}

/// Opens for a caller who already has the lock.
pub(crate) fn open_locked(
    path: PathBuf,
    lock: File,
    steps: &[Migration],
) -> Result<Opened<JournalFile>, JournalError> {
    let set_aside = restore::finish(&path)?;
    // Closing the file folds the write-ahead log into it and removes it.
    let cut_off = folder::length(&beside(&path, "-wal")) > wal::HEADER as u64;
    match header::read(&path)? {
        Header::Missing | Header::Empty => {
            if folder::orphaned_commits(&path) {
                let error = JournalError::damaged(
                    &path,
                    "the write-ahead log is there without its database",
                );
                return Err(error.with_backup(&path));
            }
            folder::discard(&path);
            folder::make_database(&path, JOURNAL_ID, |_| Ok(()))?;
        }
        Header::Journal { version, .. } => schema::must_be_known(&path, version, steps)?,
        other => return Err(not_ours(&path, &other).with_backup(&path)),
    }
    if let Err(error) = File::options().read(true).write(true).open(&path) {
        if is_protected(&error) {
            let because = ReadOnly::FileProtected { path: path.clone() };
            return view(&path, Some(lock), because, steps);
        }
        return Err(JournalError::unreadable(&path, error));
    }
    match trusted(&path, steps).map_err(|error| error.while_judging(&path)) {
        Ok(connection) => {
            let journal = JournalFile::over(connection, &path, Some(lock));
            Ok(Opened { journal, cut_off, read_only: None, set_aside })
        }
        Err(JournalError::Damaged { detail, .. }) => {
            tracing::error!(file = %path.display(), %detail, "the file fails its checks");
            let because = ReadOnly::Damaged { path: path.clone(), detail, lost: 0 };
            view(&path, Some(lock), because, steps)
        }
        // The file may be written and yet nothing beside it: a protected folder in which a lock file was left.
        Err(
            error @ (JournalError::Unreadable { .. }
            | JournalError::Disk { .. }
            | JournalError::ReadOnly { .. }),
        ) => match probe(&path) {
            Ok(()) => Err(error),
            Err(JournalError::Folder { .. }) => {
                view(&path, Some(lock), ReadOnly::FolderProtected { path: path.clone() }, steps)
            }
            Err(cause) => Err(cause),
        },
        Err(error) => Err(error),
    }
}

fn open_protected(path: PathBuf) -> Result<Opened<JournalFile>, JournalError> {
    match header::read(&path)? {
        Header::Missing | Header::Empty => Err(JournalError::nothing_beside(&path)),
        Header::Journal { version, .. } => {
            schema::must_be_known(&path, version, MIGRATIONS)?;
            view(&path, None, ReadOnly::FolderProtected { path: path.clone() }, MIGRATIONS)
        }
        other => Err(not_ours(&path, &other).with_backup(&path)),
    }
}

fn not_ours(path: &Path, header: &Header) -> JournalError {
    let what = match header {
        Header::Other(what) => *what,
        _ => crate::Foreign::TournamentFile,
    };
    JournalError::NotOurs { path: path.to_owned(), what, backup: None }
}

/// Whether a file can be made beside the file at all; SQLite reports every failure to do so alike.
fn probe(path: &Path) -> Result<(), JournalError> {
    let part = beside(path, ".part");
    let made = std::fs::write(&part, [0; 4096]).about(path);
    folder::discard(&part);
    made
}

/// A connection to a file that passed every check, brought up to this version, durable. If anything fails, the file is as it was.
fn trusted(path: &Path, steps: &[Migration]) -> Result<Connection, JournalError> {
    let log = beside(path, "-wal");
    let had_log = log.exists();
    let opened = checked(path, steps).and_then(|(mut connection, version)| {
        if version < schema::version(steps) {
            rehearse(path, steps)?;
            backup::before_migration(&connection, path, version)?;
            schema::migrate(&mut connection, steps).about(path)?;
        }
        check::rows(&connection, path)?;
        connection::make_durable(&connection, path)?;
        Ok(connection)
    });
    if opened.is_err() && !had_log && folder::length(&log) == 0 {
        // Opening alone makes an empty one.
        folder::discard_one(&log);
    }
    opened
}

fn checked(path: &Path, steps: &[Migration]) -> Result<(Connection, i32), JournalError> {
    if let Header::Journal { page, .. } = header::read(path)? {
        wal::check(&beside(path, "-wal"), path, page, Note::read(path))?;
    }
    let connection = connection::connect(path)?;
    check::structure(&connection, path, steps)?;
    let version = schema::stated_version(&connection).about(path)?;
    Ok((connection, version))
}

/// Brings a copy up to date first, and checks the result: a step that fails or harms a row never touches the file.
fn rehearse(path: &Path, steps: &[Migration]) -> Result<(), JournalError> {
    let copy = PrivateCopy::of(path)?;
    let mut connection = connection::connect(&copy.path())?;
    schema::migrate(&mut connection, steps).about(path)?;
    check::structure(&connection, path, steps)?;
    check::rows(&connection, path)
}

#[cfg(test)]
mod tests {
    use rusqlite::Transaction;

    use super::*;
    use crate::{LogStore, StoredLine};

    fn second(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
        transaction.execute_batch(
            "CREATE TABLE venues (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT",
        )
    }

    fn failing(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
        transaction.execute_batch(
            "CREATE TABLE halls (id INTEGER PRIMARY KEY) STRICT; INSERT INTO nowhere VALUES (1)",
        )
    }

    fn harmful(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
        transaction.execute_batch("UPDATE lines SET at = at + 1")
    }

    fn open_with(path: &Path, steps: &[Migration]) -> Result<Opened<JournalFile>, JournalError> {
        let path = folder::resolve(path)?;
        match lock::take(&path)? {
            Lock::Held(lock) => open_locked(path, lock, steps),
            Lock::FolderProtected => open_protected(path),
        }
    }

    fn one_line(path: &Path) -> StoredLine {
        let mut journal = JournalFile::open(path).unwrap().journal;
        let tournament = journal.create("Sunday Major", 5).unwrap();
        let line = StoredLine {
            tournament,
            number: 1,
            at: 7,
            device: "desk".to_owned(),
            body: "{}".to_owned(),
        };
        journal.append(std::slice::from_ref(&line)).unwrap();
        line
    }

    #[test]
    fn an_older_file_is_brought_up_to_date_and_backed_up_before() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.shuffle-up");
        let line = one_line(&path);
        let opened = open_with(&path, &[MIGRATIONS[0], second]).unwrap();
        assert_eq!(opened.journal.read(line.tournament, 1).unwrap(), std::slice::from_ref(&line));
        drop(opened);
        assert!(matches!(
            JournalFile::open(&path),
            Err(JournalError::Newer { found: 101, known: 100, .. })
        ));

        let backups = backup::backups(&path).unwrap();
        assert_eq!(backups.len(), 1);
        let restored = JournalFile::restore(&path, &backups[0].path).unwrap();
        assert_eq!(restored.journal.read(line.tournament, 1).unwrap(), [line]);
    }

    #[test]
    fn a_step_that_fails_or_harms_a_row_leaves_the_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.shuffle-up");
        let line = one_line(&path);
        let before = std::fs::read(&path).unwrap();
        for bad in [failing as Migration, harmful] {
            let outcome = open_with(&path, &[MIGRATIONS[0], second, bad]);
            assert!(outcome.is_err() || outcome.unwrap().read_only.is_some());
            assert_eq!(std::fs::read(&path).unwrap(), before);
            assert_eq!(backup::backups(&path).unwrap(), []);
            let again = JournalFile::open(&path).unwrap();
            assert!(again.read_only.is_none());
            assert_eq!(
                again.journal.read(line.tournament, 1).unwrap(),
                std::slice::from_ref(&line)
            );
        }
    }
}
