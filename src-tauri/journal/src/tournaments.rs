//! The list of tournaments.

use crate::prelude::*;
use rusqlite::{OptionalExtension, Row, params};

use crate::StoredLine;
use crate::append::{insert, last_line};
use crate::line::{
    CARD_ROOMS, CASH_GAMES, CardRoomId, CashGameId, SERIES, STAFF, SeriesId, StaffId,
};
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

/// Adds a tournament without lines, within the caller's transaction.
pub(crate) fn add(
    connection: &Connection,
    name: &str,
    now: i64,
    summary: Option<String>,
) -> rusqlite::Result<TournamentId> {
    add_behind(connection, (0, SERIES), name, now, summary)
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

impl Journal {
    /// Makes a tournament without lines. `now` in milliseconds since the Unix epoch.
    pub fn create(&mut self, name: &str, now: i64) -> Result<TournamentId, JournalError> {
        self.writing(|connection, path| add(connection, name, now, None).about(path))
    }

    /// Adds a tournament with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<TournamentId, JournalError> {
        self.appending(|connection, path| {
            let tournament = add(connection, name, now, None).about(path)?;
            let of_it = |line| StoredLine { tournament, ..line };
            let lines: Vec<StoredLine> = lines.into_iter().map(of_it).collect();
            Ok((tournament, insert(connection, path, Vec::new(), &lines)?.pop()))
        })
    }

    /// All tournaments in the order in which they were made, the deleted ones too.
    pub fn tournaments(&self) -> Result<Vec<TournamentRow>, JournalError> {
        let mut rows = self.reading(all)?;
        rows.retain(|row| row.id.is_tournament());
        Ok(rows)
    }

    /// Adds a series with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_series(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<SeriesId, JournalError> {
        let log = self.begin_between((SERIES, CASH_GAMES), name, now, lines)?;
        Ok(log.series().unwrap_or(SeriesId(0)))
    }

    /// Adds a cash game with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_cash_game(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<CashGameId, JournalError> {
        let log = self.begin_between((CASH_GAMES, STAFF), name, now, lines)?;
        Ok(log.cash_game().unwrap_or(CashGameId(0)))
    }

    /// Adds an evening of the staff with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_staff(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<StaffId, JournalError> {
        let log = self.begin_between((STAFF, CARD_ROOMS), name, now, lines)?;
        Ok(log.staff().unwrap_or(StaffId(0)))
    }

    /// Adds a card room with its first lines, all of it or nothing. The lines need not name it: its number is drawn here.
    pub fn begin_card_room(
        &mut self,
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<CardRoomId, JournalError> {
        let log = self.begin_between((CARD_ROOMS, 1 << 31), name, now, lines)?;
        Ok(log.card_room().unwrap_or(CardRoomId(0)))
    }

    fn begin_between(
        &mut self,
        numbers: (u32, u32),
        name: &str,
        now: i64,
        lines: Vec<StoredLine>,
    ) -> Result<TournamentId, JournalError> {
        self.appending(|connection, path| {
            let log = add_behind(connection, numbers, name, now, None).about(path)?;
            let of_it = |line| StoredLine { tournament: log, ..line };
            let lines: Vec<StoredLine> = lines.into_iter().map(of_it).collect();
            let end = insert(connection, path, Vec::new(), &lines)?.pop();
            Ok((log, end))
        })
    }

    /// All cash games in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn cash_games(&self) -> Result<Vec<(CashGameId, TournamentRow)>, JournalError> {
        let rows = self.reading(all)?.into_iter();
        Ok(rows.filter_map(|row| Some((row.id.cash_game()?, row))).collect())
    }

    /// All evenings of the staff in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn all_staff(&self) -> Result<Vec<(StaffId, TournamentRow)>, JournalError> {
        let rows = self.reading(all)?.into_iter();
        Ok(rows.filter_map(|row| Some((row.id.staff()?, row))).collect())
    }

    /// All card rooms in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn card_rooms(&self) -> Result<Vec<(CardRoomId, TournamentRow)>, JournalError> {
        let rows = self.reading(all)?.into_iter();
        Ok(rows.filter_map(|row| Some((row.id.card_room()?, row))).collect())
    }

    /// All series in the order in which they were made, the deleted ones too, each with the row of its log.
    pub fn all_series(&self) -> Result<Vec<(SeriesId, TournamentRow)>, JournalError> {
        let rows = self.reading(all)?.into_iter();
        Ok(rows.filter_map(|row| Some((row.id.series()?, row))).collect())
    }

    /// Keeps what the shell wants to show in the list: JSON, opaque here.
    pub fn set_summary(
        &mut self,
        tournament: TournamentId,
        summary: Option<&str>,
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| {
            change(connection, path, tournament, |row| row.summary = summary.map(str::to_owned))
        })
    }

    /// Takes a tournament off the list, or brings it back. Its log stays.
    pub fn set_deleted(
        &mut self,
        tournament: TournamentId,
        deleted: bool,
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| {
            change(connection, path, tournament, |row| row.deleted = deleted)
        })
    }
}
