//! Decides whether a database can be trusted: its structure, its tables, and every row by its checksum.

use crate::prelude::*;
use rusqlite::Row;

use crate::append::line_of;
use crate::schema::{self, Migration};
use crate::settings::{alive_sum, setting_sum};
use crate::tournaments::stored_row;

/// The structure of the database and the shape of its tables, for the version that it states.
pub(crate) fn structure(
    connection: &Connection,
    path: &Path,
    steps: &[Migration],
) -> Result<(), JournalError> {
    let found = schema::stated_version(connection).about(path)?;
    schema::must_be_known(path, found, steps)?;
    // The shape first: the check of the structure evaluates whatever conditions the tables bring with them, and only ours may be.
    let expected = schema::expected_shape(steps, found).about(path)?;
    if found < schema::FIRST_VERSION || schema::shape(connection).about(path)? != expected {
        return Err(JournalError::damaged(
            path,
            format!("the tables are not those of version {found}"),
        ));
    }
    let verdict: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).about(path)?;
    if verdict != "ok" {
        return Err(JournalError::damaged(path, verdict));
    }
    if connection
        .prepare("PRAGMA foreign_key_check")
        .and_then(|mut check| check.exists([]))
        .about(path)?
    {
        return Err(JournalError::damaged(path, "a row refers to one that is not there"));
    }
    Ok(())
}

/// Every row against its checksum, and every log for gaps. The tables must be those of this version.
pub(crate) fn rows(connection: &Connection, path: &Path) -> Result<(), JournalError> {
    every(
        connection,
        path,
        "SELECT id, name, created_at, summary, deleted, sum FROM tournaments",
        |row| {
            let stored = stored_row(row)?;
            Ok(stored.sum() == row.get::<_, i64>(5)?)
        },
    )?;
    let mut next = (TournamentId(0), 1);
    every(
        connection,
        path,
        "SELECT tournament, number, at, device, body, sum FROM lines ORDER BY id",
        |row| {
            let (line, whole) = line_of(row)?;
            if line.tournament != next.0 {
                next = (line.tournament, 1);
            }
            let dense = line.number == next.1;
            next.1 = line.number.saturating_add(1);
            Ok(whole && dense)
        },
    )?;
    every(connection, path, "SELECT key, value, sum FROM settings", |row| {
        let (key, value): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(setting_sum(&key, &value) == row.get::<_, i64>(2)?)
    })?;
    every(connection, path, "SELECT tournament, at, sum FROM seen_alive", |row| {
        Ok(alive_sum(TournamentId(row.get(0)?), row.get(1)?) == row.get::<_, i64>(2)?)
    })
}

fn every(
    connection: &Connection,
    path: &Path,
    sql: &str,
    mut holds: impl FnMut(&Row<'_>) -> rusqlite::Result<bool>,
) -> Result<(), JournalError> {
    let mut statement = connection.prepare(sql).about(path)?;
    let mut rows = statement.query([]).about(path)?;
    let mut count = 0;
    while let Some(row) = rows.next().about(path)? {
        count += 1;
        if !holds(row).about(path)? {
            return Err(JournalError::damaged(path, format!("row {count} of: {sql}")));
        }
    }
    Ok(())
}
