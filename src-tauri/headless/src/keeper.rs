//! Keeping a script's tournament in the file that the desk opens.

use serde::Serialize;
use shuffle_up_engine::log::{Line, Said};
use shuffle_up_journal::{Journal, JournalError, Line as Kept, Log as _, TournamentId};
use std::path::Path;

/// The journal's file and the script's tournament in it.
#[derive(Debug)]
pub(crate) struct Keeper {
    journal: Journal,
    tournament: Option<TournamentId>,
}

/// A line's body: what the journal's own columns do not hold. The desk writes and reads the same.
#[derive(Serialize)]
struct Body<'a> {
    seed: u64,
    said: &'a Said,
}

impl Keeper {
    /// Opens the file; makes it if there is none.
    ///
    /// # Errors
    /// Whatever keeps lines from being written, as a sentence.
    pub(crate) fn open(file: &Path) -> Result<Self, String> {
        let opened = Journal::open(file).map_err(|error| error.to_string())?;
        match opened.read_only {
            Some(because) => Err(because.to_string()),
            None => Ok(Self { journal: opened.journal, tournament: None }),
        }
    }

    /// Keeps a line; it is on the disk when this returns. The first one adds a tournament of this name to the file.
    ///
    /// # Errors
    /// Whatever kept it from being written, as a sentence.
    pub(crate) fn keep(&mut self, line: &Line, name: &str) -> Result<(), String> {
        let body = serde_json::to_string(&Body { seed: line.seed, said: &line.said })
            .map_err(|error| format!("The line could not be written: {error}"))?;
        self.append(line, name, body).map_err(|error| error.to_string())
    }

    fn append(&mut self, line: &Line, name: &str, body: String) -> Result<(), JournalError> {
        let tournament = match self.tournament {
            Some(tournament) => tournament,
            None => self.journal.create(name, line.at)?,
        };
        self.tournament = Some(tournament);
        let kept = Kept {
            tournament,
            number: line.number,
            at: line.at,
            device: line.device.clone(),
            body,
        };
        self.journal.append(&[kept])
    }
}
