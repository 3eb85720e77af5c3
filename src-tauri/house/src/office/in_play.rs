//! The tournaments in play: their logs are read at the start, and their clocks call out.

use super::prelude::*;
use super::{OpenLog, replay};
use shuffle_up_engine::views::clock::gap_view;
use shuffle_up_journal::{LogStore as _, StoredLine, TournamentId};
use std::ops::DerefMut;

/// A tournament's log as the file has it.
pub(super) struct StoredLog {
    pub(super) lines: Vec<StoredLine>,
    /// When the program last saw its clock.
    seen: Option<i64>,
}

impl Office {
    /// Reads a tournament's log from the file.
    pub(super) fn stored(&mut self, tournament: TournamentId) -> Result<StoredLog, Problem> {
        let id = tournament;
        // The logs of series and cash games lie among those of tournaments and are none.
        if !id.is_tournament() {
            return Err(super::no_such_tournament());
        }
        let journal = self.journal()?;
        let lines = journal.read(id, 1)?;
        let noted = journal.last_seen(id)?.max(lines.last().map(|line| line.at));
        let revision = u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let seen = noted.max(self.alive.seen(id, revision));
        Ok(StoredLog { lines, seen })
    }

    /// Opens the log that was read. A clock that ran on without the program is asked about.
    pub(super) fn take_in_log(&mut self, tournament: TournamentId, stored: &StoredLog, log: Log) {
        let now = self.now();
        let seen_at = stored.seen.filter(|seen| gap_view(log.tournament(), *seen, now).is_some());
        self.open_tournaments.insert(tournament, OpenLog { seen_at, ..OpenLog::new(log) });
    }
}

/// Opens every tournament that is in play or starts by itself, so that its clock calls out. The house is let go of while a log is
/// understood: the desk is asked for its list meanwhile.
pub fn open_those_in_play<H: DerefMut<Target = Office>>(office: impl Fn() -> H) {
    let awaited = office()
        .summaries()
        .into_iter()
        .filter(|row| !row.deleted && (row.phase == Phase::Playing || row.start_planned.is_some()));
    for row in awaited {
        if let Err(problem) = open_one(&office, row.id) {
            tracing::error!(
                tournament = %row.id,
                message = %problem.sentence,
                "a log in play cannot be read"
            );
        }
    }
}

fn open_one<H: DerefMut<Target = Office>>(
    office: impl Fn() -> H,
    tournament: TournamentId,
) -> Result<(), Problem> {
    // Whoever asked for it first has opened it, and may have said something to it.
    let stored = {
        let mut office = office();
        if office.open_tournaments.contains_key(&tournament) {
            return Ok(());
        }
        office.stored(tournament)?
    };
    let log = replay(&stored.lines)?;
    let mut office = office();
    // Meanwhile it may have been opened, or a backup have taken the file's place.
    let last = office.journal()?.read(tournament, log.revision())?;
    if !office.open_tournaments.contains_key(&tournament) && last.last() == stored.lines.last() {
        office.take_in_log(tournament, &stored, log);
    }
    Ok(())
}
