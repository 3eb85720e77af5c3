//! Connections with the settings that the durability of the journal rests on.

use crate::prelude::*;
use std::time::Duration;

use rusqlite::OpenFlags;
use rusqlite::config::DbConfig;
use rusqlite::types::FromSql;

/// How long a database browser that is just closing may hold the file before it counts as in use.
const PATIENCE: Duration = Duration::from_millis(1000);

/// Opens a database that exists, with every guard and without changing it: until [`make_durable`], closing the connection does not fold
/// the write-ahead log into the file.
pub(crate) fn connect(path: &Path) -> Result<Connection, JournalError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
}

/// Opens a database that exists only to be read, without making anything beside it.
pub(crate) fn connect_to_read(path: &Path) -> Result<Connection, JournalError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Makes an empty database, to be filled and then renamed into place.
pub(crate) fn make(path: &Path) -> Result<Connection, JournalError> {
    open(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
}

fn open(path: &Path, how: OpenFlags) -> Result<Connection, JournalError> {
    let flags = how | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).about(path)?;
    guard(&connection).about(path)?;
    Ok(connection)
}

/// Closes it and says whether that worked.
pub(crate) fn close(connection: Connection, path: &Path) -> Result<(), JournalError> {
    connection.close().map_err(|(_, error)| JournalError::from_sqlite(path, &error))
}

fn guard(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // Our tables have neither, so none can ever run.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Before the first read: that is when the write-ahead log decides whether it shares memory with other programs.
    let _: String =
        connection.pragma_update_and_check(None, "locking_mode", "EXCLUSIVE", |row| row.get(0))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "temp_store", "MEMORY")
}

/// Turns on what makes a commit survive a power cut, and reads it all back.
pub(crate) fn make_durable(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    let _: String = connection
        .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))
        .about(path)?;
    connection.pragma_update(None, "synchronous", "FULL").about(path)?;
    connection.pragma_update(None, "fullfsync", true).about(path)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true).about(path)?;
    // After a large commit (a draw of ten thousand, a migration) the log shrinks again to this many bytes.
    let _: i64 = connection
        .pragma_update_and_check(None, "journal_size_limit", 16 * 1024 * 1024, |row| row.get(0))
        .about(path)?;
    expect(connection, path, "journal_mode", "wal".to_owned())?;
    expect(connection, path, "synchronous", 2_i64)?;
    expect(connection, path, "fullfsync", 1_i64)?;
    expect(connection, path, "locking_mode", "exclusive".to_owned())?;
    expect(connection, path, "foreign_keys", 1_i64)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false).about(path)?;
    Ok(())
}

fn expect<T>(
    connection: &Connection,
    path: &Path,
    setting: &'static str,
    wanted: T,
) -> Result<(), JournalError>
where
    T: FromSql + PartialEq + std::fmt::Debug,
{
    let found: T = connection.pragma_query_value(None, setting, |row| row.get(0)).about(path)?;
    if found == wanted {
        return Ok(());
    }
    Err(JournalError::NotDurable { path: path.to_owned(), setting, found: format!("{found:?}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_cannot_be_durable_is_refused() {
        let connection = Connection::open_in_memory().unwrap();
        let error = make_durable(&connection, Path::new("/club/t.shuffle-up")).unwrap_err();
        assert_eq!(error.code(), "not_durable");
    }

    #[test]
    fn the_settings_hold_after_opening() {
        let folder = tempfile::tempdir().unwrap();
        let journal = JournalFile::open(folder.path().join("t.shuffle-up")).unwrap().journal;
        let is = |setting: &str| -> rusqlite::types::Value {
            journal.connection.pragma_query_value(None, setting, |row| row.get(0)).unwrap()
        };
        assert_eq!(is("journal_mode"), "wal".to_owned().into());
        assert_eq!(is("synchronous"), 2_i64.into());
        assert_eq!(is("foreign_keys"), 1_i64.into());
        assert_eq!(is("trusted_schema"), 0_i64.into());
    }
}
