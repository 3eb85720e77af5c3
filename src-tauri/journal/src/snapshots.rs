//! Snapshots: the state of a tournament after some line, as bytes. A cache; deleting all of them loses nothing but time.

use rusqlite::params;

use crate::append::row_of;
use crate::error::About;
use crate::sum::Sum;
use crate::{Journal, JournalError, TournamentId};

/// The state of a tournament after a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last line that it includes.
    pub number: u32,
    /// Whatever was put.
    pub bytes: Vec<u8>,
}

fn sum_of(row: i64, format: u32, bytes: &[u8]) -> i64 {
    Sum::new().int(row).int(i64::from(format)).bytes(bytes).value()
}

impl Journal {
    /// Keeps the state after line `number`, in a format that the caller numbers. Snapshots of the tournament in other formats are
    /// dropped: no program will read them again. The line must be there.
    pub fn put_snapshot(
        &mut self,
        tournament: TournamentId,
        number: u32,
        format: u32,
        bytes: &[u8],
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| {
            let row = row_of(tournament, number);
            let there = connection
                .prepare_cached("SELECT 1 FROM lines WHERE id = ?1")
                .and_then(|mut line| line.exists([row]))
                .about(path)?;
            if !there {
                return Err(JournalError::NoSuchTournament { tournament });
            }
            connection
                .prepare_cached("DELETE FROM snapshots WHERE id BETWEEN ?1 AND ?2 AND format <> ?3")
                .and_then(|mut drop| drop.execute(params![row_of(tournament, 0), row_of(tournament, u32::MAX), format]))
                .about(path)?;
            connection
                .prepare_cached("INSERT OR REPLACE INTO snapshots (id, format, bytes, sum) VALUES (?1, ?2, ?3, ?4)")
                .and_then(|mut put| put.execute(params![row, format, bytes, sum_of(row, format, bytes)]))
                .about(path)?;
            Ok(())
        })
    }

    /// The latest snapshot in this format that includes no line after `up_to`. One that does not match its checksum is passed over.
    pub fn get_snapshot(
        &self,
        tournament: TournamentId,
        up_to: u32,
        format: u32,
    ) -> Result<Option<Snapshot>, JournalError> {
        self.reading(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT id, bytes, sum FROM snapshots WHERE id BETWEEN ?1 AND ?2 AND format = ?3 ORDER BY id DESC",
            )?;
            let mut rows = statement.query(params![row_of(tournament, 0), row_of(tournament, up_to), format])?;
            while let Some(row) = rows.next()? {
                let (id, bytes): (i64, Vec<u8>) = (row.get(0)?, row.get(1)?);
                if sum_of(id, format, &bytes) == row.get::<_, i64>(2)? {
                    let number = u32::try_from(id & i64::from(u32::MAX)).unwrap_or(up_to);
                    return Ok(Some(Snapshot { number, bytes }));
                }
            }
            Ok(None)
        })
    }

    /// Drops the snapshots of a tournament from line `from` up to and including line `to`.
    pub fn drop_snapshots(
        &mut self,
        tournament: TournamentId,
        from: u32,
        to: u32,
    ) -> Result<(), JournalError> {
        self.writing(|connection, path| {
            connection
                .prepare_cached("DELETE FROM snapshots WHERE id BETWEEN ?1 AND ?2")
                .and_then(|mut drop| {
                    drop.execute([row_of(tournament, from), row_of(tournament, to)])
                })
                .about(path)?;
            Ok(())
        })
    }
}
