//! What a keeper of logs does. The file and the server do the same, and one suite of tests holds both to it.

use crate::prelude::*;
use crate::{LogStore, StoredLine, TournamentRow};

/// A log that begins. Its number is drawn by whoever keeps it, so that its lines need not name it.
#[derive(Debug)]
pub(crate) struct NewLog {
    pub(crate) name: String,
    pub(crate) created_at: i64,
    pub(crate) summary: Option<String>,
    pub(crate) lines: Vec<StoredLine>,
}

/// Keeps logs, their list and the settings of the house.
pub(crate) trait Store: LogStore {
    /// Adds a log behind the last of those above the first number and below the other, with its first lines: all of it or nothing.
    fn begin(&mut self, numbers: (u32, u32), new: NewLog) -> Result<TournamentId, JournalError>;

    /// The rows of all logs in the order of their numbers, the deleted ones too.
    fn rows(&self) -> Result<Vec<TournamentRow>, JournalError>;

    /// Changes the row of a log.
    fn change(
        &mut self,
        tournament: TournamentId,
        how: &dyn Fn(&mut TournamentRow),
    ) -> Result<(), JournalError>;

    /// Keeps a text under a key, in place of the one before.
    fn put_setting(&mut self, key: &str, value: &str) -> Result<(), JournalError>;

    /// The text under a key.
    fn get_setting(&self, key: &str) -> Result<Option<String>, JournalError>;

    /// Every setting with its key.
    fn settings(&self) -> Result<Vec<(String, String)>, JournalError>;

    /// Notes that the tournament was running at this wall time, in milliseconds since the Unix epoch.
    fn seen_alive(&mut self, tournament: TournamentId, at: i64) -> Result<(), JournalError>;

    /// The latest wall time at which the tournament is known to have been running.
    fn last_seen(&self, tournament: TournamentId) -> Result<Option<i64>, JournalError>;
}

impl Store for JournalFile {
    fn begin(&mut self, numbers: (u32, u32), new: NewLog) -> Result<TournamentId, JournalError> {
        Self::begin(self, numbers, new)
    }

    fn rows(&self) -> Result<Vec<TournamentRow>, JournalError> {
        Self::rows(self)
    }

    fn change(
        &mut self,
        tournament: TournamentId,
        how: &dyn Fn(&mut TournamentRow),
    ) -> Result<(), JournalError> {
        Self::change(self, tournament, how)
    }

    fn put_setting(&mut self, key: &str, value: &str) -> Result<(), JournalError> {
        Self::put_setting(self, key, value)
    }

    fn get_setting(&self, key: &str) -> Result<Option<String>, JournalError> {
        Self::get_setting(self, key)
    }

    fn settings(&self) -> Result<Vec<(String, String)>, JournalError> {
        Self::settings(self)
    }

    fn seen_alive(&mut self, tournament: TournamentId, at: i64) -> Result<(), JournalError> {
        Self::seen_alive(self, tournament, at)
    }

    fn last_seen(&self, tournament: TournamentId) -> Result<Option<i64>, JournalError> {
        Self::last_seen(self, tournament)
    }
}

#[cfg(test)]
impl JournalFile {
    /// A tournament without lines.
    pub(crate) fn create(&mut self, name: &str, now: i64) -> Result<TournamentId, JournalError> {
        let name = name.to_owned();
        let new = NewLog { name, created_at: now, summary: None, lines: Vec::new() };
        self.begin((0, crate::line::SERIES), new)
    }
}
