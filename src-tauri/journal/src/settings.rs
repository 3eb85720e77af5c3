//! Settings of the house, and when a tournament was last seen running.

use crate::prelude::*;
use rusqlite::{OptionalExtension, params};

use crate::append::last_line;
use crate::sum::Sum;
use crate::tournaments;

pub(crate) fn setting_sum(key: &str, value: &str) -> i64 {
    Sum::new().text(key).text(value).value()
}

pub(crate) fn alive_sum(tournament: TournamentId, at: i64) -> i64 {
    Sum::new().int(i64::from(tournament.0)).int(at).value()
}

/// Writes a setting within the caller's transaction.
pub(crate) fn put(connection: &Connection, key: &str, value: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO settings (key, value, sum) VALUES (?1, ?2, ?3)")?
        .execute(params![key, value, setting_sum(key, value)])?;
    Ok(())
}

impl JournalFile {
    /// Keeps a text under a key, in place of the one before.
    pub(crate) fn put_setting(&mut self, key: &str, value: &str) -> Result<(), JournalError> {
        self.writing(|connection, path| put(connection, key, value).about(path))
    }

    /// The text under a key.
    pub(crate) fn get_setting(&self, key: &str) -> Result<Option<String>, JournalError> {
        self.reading(|connection| {
            connection
                .prepare_cached("SELECT value FROM settings WHERE key = ?1")?
                .query_row([key], |row| row.get(0))
                .optional()
        })
    }

    /// Every setting with its key.
    pub(crate) fn settings(&self) -> Result<Vec<(String, String)>, JournalError> {
        self.reading(|connection| {
            let mut all =
                connection.prepare_cached("SELECT key, value FROM settings ORDER BY key")?;
            all.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    /// Notes that the tournament was running at this wall time, in milliseconds since the Unix epoch. Costs one small commit.
    pub(crate) fn seen_alive(
        &mut self,
        tournament: TournamentId,
        at: i64,
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| {
            if !tournaments::is_known(connection, tournament).about(path)? {
                return Err(JournalError::NoSuchTournament { tournament });
            }
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO seen_alive (tournament, at, sum) VALUES (?1, ?2, ?3)",
                )
                .and_then(|mut put| {
                    put.execute(params![tournament.0, at, alive_sum(tournament, at)])
                })
                .about(path)?;
            Ok(())
        })
    }

    /// The latest wall time at which the tournament is known to have been running: noted, or the time of its last line. If the
    /// clock was set back since, this lies in the future, which is reason enough to ask the director.
    pub(crate) fn last_seen(&self, tournament: TournamentId) -> Result<Option<i64>, JournalError> {
        self.reading(|connection| {
            let noted: Option<i64> = connection
                .prepare_cached("SELECT at FROM seen_alive WHERE tournament = ?1")?
                .query_row([tournament.0], |row| row.get(0))
                .optional()?;
            let said = last_line(connection, tournament)?.map(|(_, at)| at);
            Ok(noted.max(said))
        })
    }
}
