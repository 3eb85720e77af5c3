//! Everything that can still be read of a damaged file, in a new one.
//!
//! A backup is at best as old as the level; what was said since may well be readable. A log is kept up to its first line that is missing
//! or does not match its checksum, because a log with a hole is another tournament.

use crate::append::{insert, readable};
use crate::folder::{self, beside};
use crate::open::open_locked;
use crate::prelude::*;
use crate::restore::{self, DECIDED};
use crate::schema::{JOURNAL_ID, MIGRATIONS};
use crate::tournaments::{self, TournamentRow};
use crate::{Journal, Opened, ReadOnly, settings};

/// A tournament's, a series', a cash game's or a card room's lines in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedLog {
    /// Which tournament; its number is the same as before.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// How many lines of its log were kept: all up to this number.
    pub lines: u32,
    /// Its log ended where it became unreadable. Lines after that were given up.
    pub cut_short: bool,
}

/// What a salvage came to.
#[derive(Debug)]
pub struct Salvaged<J = Journal> {
    /// The new file, open. The damaged one lies at [`Opened::set_aside`].
    pub opened: Opened<J>,
    /// Each tournament that was found.
    pub kept: Vec<SalvagedLog>,
}

impl JournalFile {
    /// What a salvage would keep of this damaged file, without the deleted tournaments; nothing of one that is whole.
    pub(crate) fn salvageable(&self) -> Result<Vec<SalvagedLog>, JournalError> {
        if !self.is_damaged() {
            return Ok(Vec::new());
        }
        let rows = self.reading(tournaments::all)?.into_iter().filter(|row| !row.deleted);
        let kept = rows.map(|row| {
            let (lines, end) = readable(&self.connection, &self.path, row.id, 1);
            let lines = lines.last().map_or(0, |line| line.number);
            SalvagedLog { tournament: row.id, name: row.name, lines, cut_short: end.is_some() }
        });
        Ok(kept.collect())
    }

    fn is_damaged(&self) -> bool {
        matches!(self.read_only, Some(ReadOnly::Damaged { .. }))
    }

    /// Makes a new file from all that can be read of this damaged one, and puts it in its place; the damaged file is kept beside it.
    pub(crate) fn salvage(self) -> Result<Salvaged<JournalFile>, JournalError> {
        if !self.is_damaged() {
            return Err(JournalError::NotDamaged { path: self.path });
        }
        restore::must_be_replaceable(&self.path)?;
        let mut kept = Vec::new();
        let rows = self.reading(tournaments::all)?;
        folder::make_database(&beside(&self.path, DECIDED), JOURNAL_ID, |target| {
            crate::journal_file::one_transaction(target, &self.path, |target, path| {
                for row in rows {
                    kept.push(self.keep(target, row)?);
                }
                for (key, value) in self.readable_settings() {
                    settings::put(target, &key, &value).about(path)?;
                }
                Ok(())
            })
        })?;
        let Self { connection, private_copy, path, lock, .. } = self;
        drop(connection);
        drop(private_copy);
        let Some(lock) = lock else {
            return Err(JournalError::nothing_beside(&path));
        };
        let set_aside = restore::finish(&path)?;
        let opened = open_locked(path, lock, MIGRATIONS)?;
        Ok(Salvaged { opened: Opened { set_aside, ..opened }, kept })
    }

    fn keep(&self, target: &Connection, row: TournamentRow) -> Result<SalvagedLog, JournalError> {
        let (lines, end) = readable(&self.connection, &self.path, row.id, 1);
        // Deleted tournaments take no lines, so the row is first put as one that is not.
        let (deleted, summary) = (row.deleted, row.summary.clone());
        let open = TournamentRow { deleted: false, summary: None, ..row };
        tournaments::put(target, &open).about(&self.path)?;
        let appended = insert(target, &self.path, Vec::new(), &lines)?;
        let cut_short = end.is_some();
        // The summary describes the whole log; after a cut the shell makes another.
        let summary = if cut_short { None } else { summary };
        tournaments::put(target, &TournamentRow { deleted, summary, ..open.clone() })
            .about(&self.path)?;
        let lines = appended.first().map_or(0, |(_, number)| *number);
        Ok(SalvagedLog { tournament: open.id, name: open.name, lines, cut_short })
    }

    /// Settings up to the first that cannot be read; those that do not match their checksum are left out.
    fn readable_settings(&self) -> Vec<(String, String)> {
        let Ok(mut statement) = self.connection.prepare("SELECT key, value, sum FROM settings")
        else {
            return Vec::new();
        };
        let Ok(rows) = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        else {
            return Vec::new();
        };
        rows.map_while(Result::ok)
            .filter(|(key, value, sum): &(String, String, i64)| {
                settings::setting_sum(key, value) == *sum
            })
            .map(|(key, value, _)| (key, value))
            .collect()
    }
}
