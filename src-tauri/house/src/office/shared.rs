//! A house that several desks share. A desk takes in the lines of the others, and decides again where it was second.
//!
//! The server's key of log and number says who was first. A command that was second is decided on what the first one said; it is
//! written if it comes to the same, or if nothing was said about its players or tables (`seen.rs`), else it is shown again.

use super::prelude::*;
use super::seen::{changed, still_right};
use super::{Written, entropy, journal_line};
use shuffle_up_engine::log::Line;
use shuffle_up_journal::{
    Journal, JournalError, Listener, LogStore as _, News, Opened, StoredLine,
};
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_kept_log::lines_of;

/// So often a command is decided before it is shown again in any case.
const MOST_TRIES: usize = 8;
/// What the journal calls a line that was second.
const SECOND: &str = "not_next";

/// What another desk changed, for the windows to be told.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct CaughtUp {
    /// Tournaments with new lines, each with the number of its last.
    pub lines: Vec<(TournamentId, u32)>,
    /// Something of the house as a whole.
    pub house: bool,
}

impl Office {
    /// Where the journal is: the file in the folder, or the server's address.
    pub(super) fn place(&self) -> PathBuf {
        self.server.as_ref().map_or_else(|| self.path.clone(), PathBuf::from)
    }

    /// Whether a server keeps the house.
    pub fn is_shared(&self) -> bool {
        self.server.is_some()
    }

    /// Hears what other desks write; nothing for a house in a file, and while the server has not been reached yet.
    pub fn listener(&self) -> Option<Listener> {
        self.journal.as_ref().and_then(Journal::listener)
    }

    /// Where the journal is that could not be opened when the program began; nothing when it is open.
    pub fn waits_for(&self) -> Option<PathBuf> {
        (self.is_shared() && self.journal.is_none()).then(|| self.place())
    }

    /// Goes on with the journal that can be opened now, or keeps why it still cannot.
    pub fn came(&mut self, opened: Result<Opened, JournalError>) {
        match opened {
            Ok(opened) => self.take_in(opened),
            Err(error) => self.not_open(&error),
        }
    }

    /// Shows that the server is gone, until [`Office::catch_up`] is told of it again. Answers whether that is new.
    pub fn server_is_gone(&mut self, error: &JournalError) -> bool {
        let why = Some(refused(error));
        let new = self.trouble != why;
        self.trouble = why;
        new
    }

    /// Takes in what was said elsewhere, as far as this desk has it open.
    pub fn catch_up(&mut self, news: &News) -> CaughtUp {
        let was_gone = self.trouble.take().is_some();
        let open: Vec<TournamentId> = self.open_tournaments.keys().copied().collect();
        let mut lines = Vec::new();
        for tournament in open {
            let before =
                self.open_tournaments.get(&tournament).map_or(0, |open| open.log.revision());
            let heard = news.lines.get(&tournament).is_some_and(|last| *last > before);
            if news.anything || heard {
                self.catch_up_with(tournament);
                let after = self.open_tournaments.get(&tournament).map(|open| open.log.revision());
                if after != Some(before) {
                    lines.push((tournament, after.unwrap_or(before)));
                }
            }
        }
        let others = |id: &TournamentId| !id.is_tournament();
        if news.anything {
            self.open_cash_games.clear();
            self.open_staff.clear();
            self.open_card_rooms.clear();
            self.open_all_series();
        }
        for log in news.lines.keys().filter(|id| others(id)) {
            self.read_again(*log);
        }
        if (news.anything || news.settings)
            && let Some(journal) = self.journal.take()
        {
            self.read_all_stored(&journal);
            self.journal = Some(journal);
            self.read_templates();
        }
        let house = news.anything
            || news.list
            || news.settings
            || was_gone
            || news.lines.keys().any(|id| others(id) || !self.open_tournaments.contains_key(id));
        CaughtUp { lines, house }
    }

    /// Takes in what was said to an open tournament elsewhere. A log that the server no longer has as it was taken in, as after a
    /// restore or with a successor that lagged, is read from its first line when somebody asks for it.
    fn catch_up_with(&mut self, tournament: TournamentId) {
        let Some(mut open) = self.open_tournaments.remove(&tournament) else { return };
        let last = open.log.lines().iter().last().cloned();
        let from = last.as_ref().map_or(1, |line| line.number);
        let stored = match self.journal().and_then(|journal| Ok(journal.read(tournament, from)?)) {
            Ok(stored) => stored,
            // A server that is gone now is asked again when it is back; what is there is shown until then.
            Err(problem) => {
                tracing::warn!(%tournament, message = %problem.sentence, "what others said cannot be read");
                self.open_tournaments.insert(tournament, open);
                return;
            }
        };
        let new = match (&last, stored.split_first()) {
            (None, _) => stored.as_slice(),
            (Some(last), Some((same, new)))
                if journal_line(tournament, last).is_ok_and(|line| line == *same) =>
            {
                new
            }
            (Some(_), _) => return,
        };
        let Ok(new) = lines_of(new) else { return };
        let log = Arc::make_mut(&mut open.log);
        for line in new {
            log.commit(line);
        }
        self.open_tournaments.insert(tournament, open);
    }

    /// Has a log that is no tournament's read again when somebody asks for it.
    fn read_again(&mut self, log: TournamentId) {
        if let Some(game) = log.cash_game() {
            self.open_cash_games.remove(&game);
        } else if let Some(evening) = log.staff() {
            self.open_staff.remove(&evening);
        } else if let Some(room) = log.card_room() {
            self.open_card_rooms.remove(&room);
        } else if let Some(series) = log.series() {
            self.open_series.remove(&series);
            // Its rules hold for its tournaments whether somebody asks or not. One that cannot be read says why when it is opened.
            drop(self.series(series));
        }
    }

    /// Decides a command and writes it down. Where another desk was first, it decides again, as long as the command still means the same.
    pub(super) fn decide(
        &mut self,
        tournament: TournamentId,
        command: &Command,
        now: i64,
        (seen, device): (Option<u32>, &str),
    ) -> Result<Written, Problem> {
        let seed = entropy();
        let mut first: Option<Line> = None;
        for _ in 0..MOST_TRIES {
            let of = Arc::clone(&self.log(tournament)?.log);
            // A flight pays what its series says.
            let log = self.in_series(tournament, &of);
            let line = log.prepare(command.clone(), now, seed, device)?;
            let same = |first: &Line| {
                let events = |line: &Line| line.applied().map(|applied| applied.events.to_vec());
                events(first) == events(&line)
            };
            match (&first, seen) {
                (_, Some(seen)) => still_right(&log, &line, seen)?,
                (Some(first), None) if !same(first) => {
                    still_right(&log, &line, first.number.saturating_sub(1))?;
                }
                _ => {}
            }
            drop((log, of));
            first.get_or_insert_with(|| line.clone());
            match self.write(tournament, line) {
                Err(problem) if problem.code == SECOND && self.is_shared() => {
                    self.catch_up_with(tournament);
                }
                written => return written,
            }
        }
        Err(changed())
    }

    /// Writes a line that is about the whole log: where another desk was first, it is shown again.
    pub(super) fn write_unless_changed(
        &mut self,
        tournament: TournamentId,
        line: Line,
    ) -> Result<Written, Problem> {
        match self.write(tournament, line) {
            Err(problem) if problem.code == SECOND && self.is_shared() => {
                self.catch_up_with(tournament);
                Err(changed())
            }
            written => written,
        }
    }

    /// Writes a line of a log that is no tournament's: where another desk was first, what was said is shown again.
    pub(super) fn append_unless_changed(&mut self, kept: StoredLine) -> Result<(), Problem> {
        let log = kept.tournament;
        match self.journal()?.append(&[kept]) {
            Err(JournalError::NotNext { .. }) if self.is_shared() => {
                self.read_again(log);
                Err(changed())
            }
            written => Ok(written?),
        }
    }
}
