//! The tables, and how a file of an older version becomes one of this version.

use crate::prelude::*;
use rusqlite::{Transaction, TransactionBehavior};

/// `application_id` of the file with all tournaments: "ShUp".
pub(crate) const JOURNAL_ID: i32 = 0x5368_5570;
/// `application_id` of a file with one exported tournament: "ShUt". The tables are the same.
pub(crate) const TOURNAMENT_ID: i32 = 0x5368_5574;

/// The first version that a file of ours can state, that of 0.1.0. Development builds stated lower ones: they refuse ours as newer,
/// and theirs are refused here.
pub(crate) const FIRST_VERSION: i32 = 100;

/// Takes a file from one version to the next.
pub(crate) type Migration = fn(&Transaction<'_>) -> rusqlite::Result<()>;

/// The first makes the tables of [`FIRST_VERSION`] in an empty file, each other takes one version to the next. Migrations are only
/// ever added.
pub(crate) const MIGRATIONS: &[Migration] = &[first];

/// A line's row number is its tournament's number times 2^32 plus its own. So a log lies together in the file, an append touches one
/// page, and one tree serves as table and index; a table keyed by both columns would have two trees to write for each line.
fn first(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(
        "CREATE TABLE tournaments (
            id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 2147483647),
            name TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            summary TEXT,
            deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
            sum INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE lines (
            id INTEGER PRIMARY KEY,
            tournament INTEGER NOT NULL REFERENCES tournaments (id),
            number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
            at INTEGER NOT NULL,
            device TEXT NOT NULL,
            body TEXT NOT NULL,
            sum INTEGER NOT NULL,
            CHECK (id = tournament * 4294967296 + number)
        ) STRICT;
        CREATE TABLE settings (
            key TEXT PRIMARY KEY,
            value TEXT NOT NULL,
            sum INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE seen_alive (
            tournament INTEGER PRIMARY KEY REFERENCES tournaments (id),
            at INTEGER NOT NULL,
            sum INTEGER NOT NULL
        ) STRICT;",
    )
}

/// The version of files that these steps lead to; 0 without any.
pub(crate) fn version(steps: &[Migration]) -> i32 {
    let after_first = steps.len().checked_sub(1).and_then(|steps| i32::try_from(steps).ok());
    after_first.map_or(0, |steps| FIRST_VERSION.saturating_add(steps))
}

/// How many of the steps a file of this version has taken.
fn taken(version: i32) -> usize {
    usize::try_from(version.saturating_sub(FIRST_VERSION).saturating_add(1)).unwrap_or(0)
}

/// Refuses a file of a newer version than these steps lead to, and one of a development build.
pub(crate) fn must_be_known(
    path: &Path,
    found: i32,
    steps: &[Migration],
) -> Result<(), JournalError> {
    let known = version(steps);
    if found > known {
        return Err(JournalError::Newer { path: path.to_owned(), found, known });
    }
    if (1..FIRST_VERSION).contains(&found) {
        return Err(JournalError::DevelopmentBuild { path: path.to_owned() });
    }
    Ok(())
}

/// The version that the file states, commits in its write-ahead log included.
pub(crate) fn stated_version(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Takes the steps that are still missing, each in a transaction of its own together with the new version.
pub(crate) fn migrate(connection: &mut Connection, steps: &[Migration]) -> rusqlite::Result<()> {
    let from = taken(stated_version(connection)?);
    for (index, step) in steps.iter().enumerate().skip(from) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        step(&transaction)?;
        transaction.pragma_update(None, "user_version", version(&steps[..=index]))?;
        transaction.commit()?;
    }
    Ok(())
}

/// Every table and index of a database, as the text that made it.
pub(crate) fn shape(
    connection: &Connection,
) -> rusqlite::Result<Vec<(String, String, Option<String>)>> {
    connection
        .prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}

/// The shape that a file of the given version has, found by making one in memory.
pub(crate) fn expected_shape(
    steps: &[Migration],
    version: i32,
) -> rusqlite::Result<Vec<(String, String, Option<String>)>> {
    let mut connection = Connection::open_in_memory()?;
    migrate(&mut connection, &steps[..taken(version).min(steps.len())])?;
    shape(&connection)
}
