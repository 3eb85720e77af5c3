//! Keeping a script's tournament in the file that the desk opens.

use shuffle_up_engine::log::Line;
use shuffle_up_journal::{Journal, LogStore as _, TournamentId};
use shuffle_up_kept_log::{file_words, journal_line};
use std::path::Path;

/// The journal's file and the script's tournament in it.
#[derive(Debug)]
pub(crate) struct Keeper {
    journal: Journal,
    tournament: Option<TournamentId>,
}

impl Keeper {
    /// Opens the file; makes it if there is none.
    ///
    /// # Errors
    /// Whatever keeps lines from being written, as a sentence.
    pub(crate) fn open(file: &Path) -> Result<Self, String> {
        let opened =
            Journal::open(file).map_err(|error| file_words::refused(&error).to_string())?;
        match opened.read_only {
            Some(because) => Err(file_words::read_only(&because).to_string()),
            None => Ok(Self { journal: opened.journal, tournament: None }),
        }
    }

    /// Keeps a line; it is on the disk when this returns. The first one adds a tournament of this name to the file.
    ///
    /// # Errors
    /// Whatever kept it from being written, as a sentence.
    pub(crate) fn keep(&mut self, line: &Line, name: &str) -> Result<(), String> {
        let tournament = self.tournament.unwrap_or(TournamentId(0));
        let kept = journal_line(tournament, line)
            .map_err(|error| format!("The line could not be written: {error}"))?;
        let written = match self.tournament {
            Some(_) => self.journal.append(&[kept]),
            None => self.journal.begin(name, line.at, vec![kept]).map(|begun| {
                self.tournament = Some(begun);
            }),
        };
        written.map_err(|error| file_words::refused(&error).to_string())
    }
}
