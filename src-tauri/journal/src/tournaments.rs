//! The list of tournaments.

use crate::prelude::*;
use rusqlite::{OptionalExtension, Row, params};

use crate::StoredLine;
use crate::append::{insert, last_line};
use crate::store::NewLog;
use crate::sum::Sum;

/// A tournament as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentRow {
    /// Which tournament.
    pub id: TournamentId,
    /// Its name in the list.
    pub name: String,
    /// When it was made or imported, in milliseconds since the Unix epoch.
    pub created_at: i64,
    /// The time of its last line, in milliseconds since the Unix epoch; none before the first line.
    pub last_line_at: Option<i64>,
    /// How many lines its log has, which is also the number of the last one.
    pub lines: u32,
    /// JSON that the shell keeps for the list, so that showing it need not replay every log.
    pub summary: Option<String>,
    /// Hidden from the list; nothing of it is gone.
    pub deleted: bool,
}

impl TournamentRow {
    pub(crate) fn sum(&self) -> i64 {
        Sum::new()
            .int(i64::from(self.id.0))
            .text(&self.name)
            .int(self.created_at)
            .optional(self.summary.as_deref())
            .int(i64::from(self.deleted))
            .value()
    }
}

/// A row from `id, name, created_at, summary, deleted`, without what the log says.
pub(crate) fn stored_row(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    Ok(TournamentRow {
        id: TournamentId(row.get(0)?),
        name: row.get(1)?,
        created_at: row.get(2)?,
        last_line_at: None,
        lines: 0,
        summary: row.get(3)?,
        deleted: row.get(4)?,
    })
}

pub(crate) fn all(connection: &Connection) -> rusqlite::Result<Vec<TournamentRow>> {
    let mut statement = connection.prepare_cached(
        "SELECT id, name, created_at, summary, deleted FROM tournaments ORDER BY id",
    )?;
    let stored: Vec<TournamentRow> =
        statement.query_map([], stored_row)?.collect::<rusqlite::Result<_>>()?;
    stored
        .into_iter()
        .map(|mut row| {
            if let Some((number, at)) = last_line(connection, row.id)? {
                row.lines = number;
                row.last_line_at = Some(at);
            }
            Ok(row)
        })
        .collect()
}

/// Whether there is such a tournament, deleted or not.
pub(crate) fn is_known(
    connection: &Connection,
    tournament: TournamentId,
) -> rusqlite::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM tournaments WHERE id = ?1")?.exists([tournament.0])
}

/// Writes a row, new or not, with its checksum.
pub(crate) fn put(connection: &Connection, row: &TournamentRow) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO tournaments (id, name, created_at, summary, deleted, sum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET name = ?2, created_at = ?3, summary = ?4, deleted = ?5, sum = ?6",
        )?
        .execute(params![row.id.0, row.name, row.created_at, row.summary, row.deleted, row.sum()])?;
    Ok(())
}

/// Adds a log behind the last of those above the first number and below the other.
fn add_behind(
    connection: &Connection,
    (above, below): (u32, u32),
    name: &str,
    now: i64,
    summary: Option<String>,
) -> rusqlite::Result<TournamentId> {
    let last: u32 = connection.query_row(
        "SELECT coalesce(max(id), ?1) FROM tournaments WHERE id > ?1 AND id < ?2",
        [above, below],
        |row| row.get(0),
    )?;
    let id = TournamentId(last.saturating_add(1));
    let row = TournamentRow {
        id,
        name: name.to_owned(),
        created_at: now,
        last_line_at: None,
        lines: 0,
        summary,
        deleted: false,
    };
    put(connection, &row)?;
    Ok(id)
}

fn change(
    connection: &Connection,
    path: &Path,
    tournament: TournamentId,
    how: impl FnOnce(&mut TournamentRow),
) -> Result<(), JournalError> {
    let mut row = connection
        .prepare_cached(
            "SELECT id, name, created_at, summary, deleted FROM tournaments WHERE id = ?1",
        )
        .and_then(|mut statement| statement.query_row([tournament.0], stored_row).optional())
        .about(path)?
        .ok_or(JournalError::NoSuchTournament { tournament })?;
    how(&mut row);
    put(connection, &row).about(path)
}

impl JournalFile {
    /// All logs, those of tournaments first.
    pub(crate) fn rows(&self) -> Result<Vec<TournamentRow>, JournalError> {
        self.reading(all)
    }

    /// Adds a log behind the last of these numbers, with its first lines: all of it or nothing.
    pub(crate) fn begin(
        &mut self,
        numbers: (u32, u32),
        new: NewLog,
    ) -> Result<TournamentId, JournalError> {
        let NewLog { name, created_at, summary, lines } = new;
        self.appending(|connection, path| {
            let log = add_behind(connection, numbers, &name, created_at, summary).about(path)?;
            let of_it = |line| StoredLine { tournament: log, ..line };
            let lines: Vec<StoredLine> = lines.into_iter().map(of_it).collect();
            Ok((log, insert(connection, path, Vec::new(), &lines)?.pop()))
        })
    }

    /// Changes the row of a log.
    pub(crate) fn change(
        &mut self,
        tournament: TournamentId,
        how: &dyn Fn(&mut TournamentRow),
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| change(connection, path, tournament, how))
    }
}
