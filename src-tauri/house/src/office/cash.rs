//! The cash games of the house: their logs, and who on the list a new player is.

use super::prelude::*;
use shuffle_up_cash::said::About;
use shuffle_up_cash::{CashLine, CashLog, Said, Say};
use shuffle_up_journal::{CashGameId, JournalError, LogStore as _, StoredLine, TournamentFile};
use shuffle_up_kept_log::{Unreadable, plain_line, plain_log_of};

/// A cash game in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CashGameRow {
    /// Its number.
    pub number: u32,
    /// Its name, stakes and money.
    pub about: About,
    /// How many are in play.
    pub in_play: u32,
    /// Whether its evening is over.
    pub closed: bool,
    /// When something was last said to it.
    pub last_line_at: Option<i64>,
    /// It is off the list.
    pub deleted: bool,
}

fn no_such_game() -> Problem {
    problem!(unknown, "no-such-cash-game", "There is no such cash game.")
}

impl Office {
    /// All cash games of the file, the newest first.
    ///
    /// # Errors
    /// The journal's, and a log that cannot be read.
    pub fn cash_games(&mut self) -> Result<Vec<CashGameRow>, Problem> {
        let mut rows = Vec::new();
        for (game, row) in self.journal()?.cash_games()?.into_iter().rev() {
            let log = self.cash_game(game)?;
            rows.push(CashGameRow {
                number: game.0,
                about: log.state().about.clone().unwrap_or_default(),
                in_play: u32::try_from(log.state().in_play().count()).unwrap_or(u32::MAX),
                closed: log.state().closed,
                last_line_at: row.last_line_at,
                deleted: row.deleted,
            });
        }
        Ok(rows)
    }

    /// The log of a cash game. The first question reads it from the file.
    ///
    /// # Errors
    /// An unknown game, the journal's errors, and a line of a newer version.
    pub fn cash_game(&mut self, game: CashGameId) -> Result<Arc<CashLog>, Problem> {
        if let Some(log) = self.open_cash_games.get(&game) {
            return Ok(Arc::clone(log));
        }
        if game.log().cash_game() != Some(game) {
            return Err(no_such_game());
        }
        let lines = match self.journal()?.read(game.log(), 1) {
            Err(JournalError::NoSuchTournament { .. }) => return Err(no_such_game()),
            read => read?,
        };
        let log = Arc::new(read(&lines)?);
        self.open_cash_games.insert(game, Arc::clone(&log));
        Ok(log)
    }

    /// Opens a cash game with its first line.
    ///
    /// # Errors
    /// The game's refusals and the journal's errors; there is no game then.
    pub fn new_cash_game(&mut self, about: About, device: &str) -> Result<CashGameId, Problem> {
        let (mut log, now) = (CashLog::default(), self.now());
        let line = log.prepare(Say::Open { about }, now, 0, device)?;
        let kept = kept(CashGameId(0), &line)?;
        log.commit(line);
        let name = log.state().about.clone().unwrap_or_default().name;
        let game = self.journal()?.begin_cash_game(&name, now, vec![kept])?;
        self.open_cash_games.insert(game, Arc::new(log));
        Ok(game)
    }

    /// Says something to a cash game.
    ///
    /// # Errors
    /// The game's refusals, somebody who may not play, and the journal's errors; nothing has happened then.
    pub fn say_to_cash_game(
        &mut self,
        game: CashGameId,
        say: Say,
        device: &str,
    ) -> Result<(), Problem> {
        let line = self.cash_line(game, say, device)?;
        self.write_cash_line(game, line)
    }

    /// The line that a word would be. Nothing is written.
    ///
    /// # Errors
    /// As [`Office::say_to_cash_game`], but for those of writing.
    pub fn cash_line(
        &mut self,
        game: CashGameId,
        say: Say,
        device: &str,
    ) -> Result<CashLine, Problem> {
        let (now, log) = (self.now(), self.cash_game(game)?);
        let say = match say {
            Say::Typed { line } => shuffle_up_cash::typed::read(log.state(), &line)?,
            say => say,
        };
        let say = match say {
            Say::New { name, listed: None, amount, paid } => {
                let listed = self.called_so(&name);
                Say::New { name, listed, amount, paid }
            }
            say => say,
        };
        let line = log.prepare(say, now, 0, device)?;
        if let Some(Said::BoughtIn { who, .. }) = line.said() {
            self.may_sit_down(who.listed, &who.name)?;
        }
        Ok(line)
    }

    /// The one player of the list who is called just so; none where there are several.
    pub(super) fn called_so(&self, name: &str) -> Option<u32> {
        // The numbers of this desk's list are other people on the next desk's.
        if self.is_shared() {
            return None;
        }
        let found = self.players.look(|list| list.find(name, 0, 20)).ok()?;
        let mut called = found.rows.into_iter().filter(|player| player.name == name);
        let one = called.next()?;
        called.next().is_none().then_some(one.number)
    }

    /// Strikes a line of a cash game, or restores one that was struck.
    ///
    /// # Errors
    /// A line that cannot be, and the journal's errors.
    pub fn strike_cash_line(
        &mut self,
        game: CashGameId,
        line: u32,
        restore: bool,
        device: &str,
    ) -> Result<(), Problem> {
        let (now, log) = (self.now(), self.cash_game(game)?);
        let line = if restore {
            log.prepare_restore(line, now, device)
        } else {
            log.prepare_strike(line, now, device)
        };
        self.write_cash_line(game, line?)
    }

    /// Durable first, visible second.
    fn write_cash_line(&mut self, game: CashGameId, line: CashLine) -> Result<(), Problem> {
        let kept = kept(game, &line)?;
        self.append_unless_changed(kept)?;
        // Should taking it in fail, the log is read from the file again.
        if let Some(mut log) = self.open_cash_games.remove(&game) {
            Arc::make_mut(&mut log).commit(line);
            self.open_cash_games.insert(game, log);
        }
        Ok(())
    }

    /// Takes a cash game off the list, or puts it back on it.
    ///
    /// # Errors
    /// An unknown game, and the journal's errors.
    pub fn delete_cash_game(&mut self, game: CashGameId, deleted: bool) -> Result<(), Problem> {
        self.cash_game(game)?;
        Ok(self.journal()?.set_deleted(game.log(), deleted)?)
    }
}

fn read(lines: &[StoredLine]) -> Result<CashLog, Problem> {
    plain_log_of(lines).map_err(|Unreadable { number, error }| {
        tracing::error!(%error, line = number, "a line of a cash game cannot be understood");
        problem!(
            newer_version,
            "newer-cash-line",
            "Line {number} of this cash game was written by a newer version of Shuffle Up. Open it there; nothing was changed.",
            number = number
        )
    })
}

fn kept(game: CashGameId, line: &CashLine) -> Result<StoredLine, Problem> {
    plain_line(game.log(), line).map_err(|error| {
        tracing::error!(%error, "a line of a cash game could not be written");
        crate::problem::did_not_work()
    })
}

/// A cash game of another house's file, read and understood.
pub(super) struct ReadCashGame {
    created_at: i64,
    lines: Vec<CashLine>,
}

impl ReadCashGame {
    /// Reads it.
    ///
    /// # Errors
    /// A line of a newer version.
    pub(super) fn of(file: TournamentFile) -> Result<Self, Problem> {
        let lines = read(file.lines())?.lines().to_vec();
        Ok(Self { created_at: file.row().created_at, lines })
    }
}

impl Office {
    /// Takes in a cash game of another house's file, whose players of the list have these numbers here. One that stands here with as
    /// many lines or more is not taken in again.
    ///
    /// # Errors
    /// The journal's errors; nothing has happened then.
    pub(super) fn take_in_cash_game(
        &mut self,
        read: ReadCashGame,
        numbers: &BTreeMap<u32, u32>,
    ) -> Result<(), Problem> {
        let here = |theirs: u32| numbers.get(&theirs).copied();
        let moved: Vec<CashLine> =
            read.lines.into_iter().map(|line| line.moved(|said| said.move_to(here))).collect();
        for (id, row) in self.journal()?.cash_games()? {
            if row.created_at == read.created_at
                && self.cash_game(id).is_ok_and(|there| there.lines().starts_with(&moved))
            {
                return Ok(());
            }
        }
        let lines: Result<Vec<StoredLine>, Problem> =
            moved.iter().map(|line| kept(CashGameId(0), line)).collect();
        let log = CashLog::replay(moved);
        let name = log.state().about.clone().unwrap_or_default().name;
        let game = self.journal()?.begin_cash_game(&name, read.created_at, lines?)?;
        self.open_cash_games.insert(game, Arc::new(log));
        Ok(())
    }
}
