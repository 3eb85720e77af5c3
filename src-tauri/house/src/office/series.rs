//! The series of the house: their logs, and the facts of their days. Places, pool and prizes are worked out at each question.

use super::evenings::ToRead;
use super::prelude::*;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::state::of_series::OfSeries;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_journal::{JournalError, LogStore as _, SeriesId, StoredLine, TournamentFile};
use shuffle_up_kept_log::{Unreadable, plain_line, plain_log_of};
use shuffle_up_series::day_of_log::{day, entries, on_the_clock};
use shuffle_up_series::entering::may_enter;
use shuffle_up_series::flights::Field;
use shuffle_up_series::log::prepare;
use shuffle_up_series::people::Newcomer;
use shuffle_up_series::said::{Member, Said};
use shuffle_up_series::view::Worked;
use shuffle_up_series::{Day, Rules, Say, SeriesLine, SeriesLog};

/// A series in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeriesRow {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its tournaments.
    pub tournaments: Vec<u32>,
    /// When something was last said to it.
    pub last_line_at: Option<i64>,
    /// It is off the list.
    pub deleted: bool,
}

fn no_such_series() -> Problem {
    problem!(unknown, "no-such-series", "There is no such series.")
}

impl Office {
    /// All series of the file, the newest first.
    ///
    /// # Errors
    /// The journal's, and a log that cannot be read.
    pub fn all_series(&mut self) -> Result<Vec<SeriesRow>, Problem> {
        let mut rows = Vec::new();
        for (series, row) in self.journal()?.all_series()?.into_iter().rev() {
            let log = self.series(series)?;
            rows.push(SeriesRow {
                number: series.0,
                name: log.state().name.clone(),
                tournaments: log.state().in_order().collect(),
                last_line_at: row.last_line_at,
                deleted: row.deleted,
            });
        }
        Ok(rows)
    }

    /// The log of a series. The first question reads it from the file.
    ///
    /// # Errors
    /// An unknown series, the journal's errors, and a line of a newer version.
    pub fn series(&mut self, series: SeriesId) -> Result<Arc<SeriesLog>, Problem> {
        if let Some(log) = self.open_series.get(&series) {
            return Ok(Arc::clone(log));
        }
        if series.log().series() != Some(series) {
            return Err(no_such_series());
        }
        let lines = match self.journal()?.read(series.log(), 1) {
            Err(JournalError::NoSuchTournament { .. }) => {
                return Err(no_such_series());
            }
            read => read?,
        };
        let log = Arc::new(read(&lines)?);
        self.open_series.insert(series, Arc::clone(&log));
        Ok(log)
    }

    /// Opens a series with its first line.
    ///
    /// # Errors
    /// The series' refusals and the journal's errors; there is no series then.
    pub fn new_series(
        &mut self,
        name: String,
        rules: Rules,
        device: &str,
    ) -> Result<SeriesId, Problem> {
        let (mut log, now) = (SeriesLog::default(), self.now());
        let open = Say::Open { name, rules: Box::new(rules) };
        let line = prepare(&log, open, &BTreeMap::new(), now, device)?;
        let kept = kept(SeriesId(0), &line)?;
        log.commit(line);
        let name = log.state().name.clone();
        let series = self.journal()?.begin_series(&name, now, vec![kept])?;
        self.open_series.insert(series, Arc::new(log));
        Ok(series)
    }

    /// Says something to a series; its days are as they were a moment ago.
    ///
    /// # Errors
    /// The series' refusals and the journal's errors; nothing has happened then.
    pub fn say_to_series(
        &mut self,
        series: SeriesId,
        say: Say,
        days: &BTreeMap<u32, Day>,
        device: &str,
    ) -> Result<(), Problem> {
        let now = self.now();
        let line = prepare(&*self.series(series)?, say, days, now, device)?;
        self.write_series(series, line)
    }

    /// Makes a tournament of the bags of a series, its next day of all flights together, and draws its seats. While there is one that
    /// is not closed, it is that one.
    ///
    /// # Errors
    /// The refusals of [`Worked::begin_next_day`], the engine's and the journal's errors; there is no new tournament then.
    pub fn draw_series_day(
        &mut self,
        series: SeriesId,
        name: &str,
        mut days: BTreeMap<u32, Day>,
        device: &str,
    ) -> Result<TournamentId, Problem> {
        let log = self.series(series)?;
        let worked = Worked::of(&log, &days);
        let next = worked.next_day();
        if let Some(open) = next.open {
            return Ok(TournamentId(open));
        }
        let known = |tournament| self.days.get(&TournamentId(tournament));
        let begins = worked.begin_next_day(name, |one| known(one).map(|known| &*known.log))?;
        let tournament = self.new_tournament(*begins.setup, Some(begins.enter))?;
        let drawn = self.act(tournament, DrawSeats {}.into()).and_then(|_| {
            let now = self.now();
            days.insert(tournament.0, day(&self.log(tournament)?.log, now));
            let (tournament, day) = (tournament.0, next.day);
            let add = Say::Add { tournament, flight: 0, day, drawn: true };
            self.say_to_series(series, add, &days, device)
        });
        if let Err(problem) = drawn {
            self.delete(tournament, true)?;
            return Err(problem);
        }
        Ok(tournament)
    }

    /// Strikes a line of a series, or restores one that was struck. Gives the tournament that goes or comes back with it: one that was
    /// made of the bags and has not begun.
    ///
    /// # Errors
    /// A line that cannot be, and the journal's errors.
    pub fn strike_series_line(
        &mut self,
        series: SeriesId,
        line: u32,
        restore: bool,
        device: &str,
    ) -> Result<Option<TournamentId>, Problem> {
        let (now, log) = (self.now(), self.series(series)?);
        let said = if restore {
            log.prepare_restore(line, now, device)
        } else {
            log.prepare_strike(line, now, device)
        };
        self.write_series(series, said?)?;
        let Some(Said::Added { member: Member { tournament, drawn: true, .. } }) = log.said(line)
        else {
            return Ok(None);
        };
        let drawn = TournamentId(*tournament);
        let waits = self.log(drawn).is_ok_and(|open| {
            matches!(open.log.tournament().phase(), Phase::Registering | Phase::Drawn)
        });
        Ok(Some(drawn).filter(|_| waits))
    }

    /// Durable first, visible second.
    fn write_series(&mut self, series: SeriesId, line: SeriesLine) -> Result<(), Problem> {
        let kept = kept(series, &line)?;
        self.append_unless_changed(kept)?;
        // Should taking it in fail, the log is read from the file again.
        if let Some(mut log) = self.open_series.remove(&series) {
            Arc::make_mut(&mut log).commit(line);
            self.open_series.insert(series, log);
        }
        Ok(())
    }

    /// Takes a series off the list, or puts it back on it.
    ///
    /// # Errors
    /// An unknown series, and the journal's errors.
    pub fn delete_series(&mut self, series: SeriesId, deleted: bool) -> Result<(), Problem> {
        self.series(series)?;
        self.journal()?.set_deleted(series.log(), deleted)?;
        if deleted {
            self.series_off_list.insert(series);
        } else {
            self.series_off_list.remove(&series);
        }
        Ok(())
    }
}

fn read(lines: &[StoredLine]) -> Result<SeriesLog, Problem> {
    plain_log_of(lines).map_err(|Unreadable { number, error }| {
        tracing::error!(%error, line = number, "a line of a series cannot be understood");
        problem!(
            newer_version,
            "newer-series-line",
            "Line {number} of this series was written by a newer version of Shuffle Up. Open it there; nothing was changed.",
            number = number
        )
    })
}

/// A series of another house's file, read and understood.
pub(super) struct ReadSeries {
    created_at: i64,
    lines: Vec<SeriesLine>,
}

impl ReadSeries {
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
    /// Takes in a series of another house's file, whose tournaments have these numbers here. One that stands here with as many lines or
    /// more is not taken in again.
    ///
    /// # Errors
    /// The journal's errors; nothing has happened then.
    pub(super) fn take_in_series(
        &mut self,
        read: ReadSeries,
        numbers: &BTreeMap<TournamentId, TournamentId>,
    ) -> Result<(), Problem> {
        // A tournament that did not come in is nobody's day here.
        let here = |theirs: u32| numbers.get(&TournamentId(theirs)).map_or(0, |ours| ours.0);
        let moved: Vec<SeriesLine> =
            read.lines.into_iter().map(|line| line.moved(|said| said.move_to(here))).collect();
        for (id, row) in self.journal()?.all_series()? {
            if row.created_at == read.created_at
                && self.series(id).is_ok_and(|there| there.lines().starts_with(&moved))
            {
                return Ok(());
            }
        }
        let lines: Result<Vec<StoredLine>, Problem> =
            moved.iter().map(|line| kept(SeriesId(0), line)).collect();
        let log = SeriesLog::replay(moved);
        let name = log.state().name.clone();
        let series = self.journal()?.begin_series(&name, read.created_at, lines?)?;
        self.open_series.insert(series, Arc::new(log));
        Ok(())
    }
}

fn kept(series: SeriesId, line: &SeriesLine) -> Result<StoredLine, Problem> {
    plain_line(series.log(), line).map_err(|error| {
        tracing::error!(%error, "a line of a series could not be written");
        crate::problem::did_not_work()
    })
}

/// A tournament as a day of a series, after so many lines.
#[derive(Debug)]
pub(super) struct KnownDay {
    lines: u32,
    log: Arc<Log>,
    day: Day,
}

/// A day that must be worked out, which is done without the house.
pub struct DayToRead {
    tournament: TournamentId,
    lines: u32,
    log: ToRead,
}

impl Office {
    /// Which of these tournaments must be worked out as days: they have changed since, or nobody has asked for them before. One that is
    /// not in the file is none.
    ///
    /// # Errors
    /// The journal's.
    pub fn days_to_read(
        &mut self,
        tournaments: impl IntoIterator<Item = u32>,
    ) -> Result<Vec<DayToRead>, Problem> {
        let rows = self.to_read()?;
        let mut to_read = Vec::new();
        for tournament in tournaments.into_iter().map(TournamentId) {
            let Some((_, _, lines)) = rows.iter().find(|(id, ..)| *id == tournament) else {
                self.days.remove(&tournament);
                continue;
            };
            if self.days.get(&tournament).is_none_or(|known| known.lines != *lines) {
                let (lines, log) = (*lines, self.read_aside(tournament)?);
                to_read.push(DayToRead { tournament, lines, log });
            }
        }
        Ok(to_read)
    }

    /// Keeps days that were worked out, and gives those of these tournaments as they are now.
    pub fn days(
        &mut self,
        worked_out: Vec<(DayRead, Day)>,
        tournaments: impl IntoIterator<Item = u32>,
    ) -> BTreeMap<u32, Day> {
        for (DayRead { tournament, lines, log }, day) in worked_out {
            self.days.insert(tournament, KnownDay { lines, log, day });
        }
        let now = self.now();
        let of = |tournament: u32| {
            let known = self.days.get(&TournamentId(tournament))?;
            Some((tournament, on_the_clock(&known.day, &known.log, now)))
        };
        tournaments.into_iter().filter_map(of).collect()
    }

    /// Stops a line that brings somebody into a flight whom the rules of its series keep out: beyond a limit of entries, or with a
    /// bagged stack.
    ///
    /// # Errors
    /// The series' refusals and the journal's errors.
    pub(super) fn may_enter_flight(
        &mut self,
        tournament: TournamentId,
        before: &Tournament,
        after: &Tournament,
    ) -> Result<(), Problem> {
        let comes = |id: &EntryId| after.is_entered(*id) && !before.is_entered(*id);
        let come: Vec<Newcomer> = after
            .entries
            .keys()
            .filter(|id| comes(id))
            .filter_map(|id| after.player_of(*id))
            .map(|player| Newcomer {
                listed: player.listed,
                card: player.card.clone(),
                name: player.name.clone(),
            })
            .collect();
        if come.is_empty() {
            return Ok(());
        }
        for log in self.series_of(tournament) {
            // A day that is open changes with every line. Its state says who is in, so that nothing of it is read again for a sale.
            let (open, kept): (Vec<u32>, Vec<u32>) = log
                .state()
                .in_order()
                .filter(|other| *other != tournament.0)
                .partition(|other| self.open_tournaments.contains_key(&TournamentId(*other)));
            let read = self.days_to_read(kept.iter().copied())?.into_iter();
            let read = read.filter_map(DayToRead::day).collect();
            let mut days = self.days(read, kept);
            for other in open {
                if let Some(there) = self.open_tournaments.get(&TournamentId(other)) {
                    days.insert(other, entries(there.log.tournament()));
                }
            }
            days.insert(tournament.0, entries(before));
            let field = Field::of(log.state(), &days);
            for who in &come {
                may_enter(log.state(), &field, tournament.0, who)?;
            }
        }
        Ok(())
    }

    /// The series on the list to which a tournament belongs.
    pub(super) fn series_of(&self, tournament: TournamentId) -> Vec<Arc<SeriesLog>> {
        let on_list = self.open_series.iter().filter(|(id, _)| !self.series_off_list.contains(id));
        let has = |log: &&Arc<SeriesLog>| log.state().member(tournament.0).is_some();
        on_list.map(|(_, log)| log).filter(has).cloned().collect()
    }

    /// Opens every series of the file that can be read: their rules hold for the tournaments that belong to them.
    pub(super) fn open_all_series(&mut self) {
        self.open_series.clear();
        self.series_off_list.clear();
        let rows = self.journal().and_then(|journal| Ok(journal.all_series()?));
        for (id, row) in rows.unwrap_or_default() {
            if row.deleted {
                self.series_off_list.insert(id);
            }
            // One that cannot be read says why when somebody opens it.
            drop(self.series(id));
        }
    }
}

/// A tournament as one of its series, as it was last made.
#[derive(Debug)]
pub(super) struct SeenInSeries {
    /// Of which log.
    of: Arc<Log>,
    /// After how many lines of the series, and of each day that is open.
    after: Vec<u32>,
    log: Arc<Log>,
}

impl Office {
    /// The tournament as one of its series; as it is where it belongs to none, and where the series cannot be worked out.
    pub(super) fn in_series(&mut self, tournament: TournamentId, of: &Arc<Log>) -> Arc<Log> {
        let Some(series) = self.series_of(tournament).into_iter().next() else {
            self.seen_in_series.remove(&tournament);
            return Arc::clone(of);
        };
        let after = self.lines_of(&series);
        if let Some(seen) = self.seen_in_series.get(&tournament)
            && Arc::ptr_eq(&seen.of, of)
            && seen.after == after
        {
            return Arc::clone(&seen.log);
        }
        let Ok(told) = self.told_of(tournament, &series) else { return Arc::clone(of) };
        let log = Arc::new(of.in_series(told.map(Arc::new)));
        let seen = SeenInSeries { of: Arc::clone(of), after, log: Arc::clone(&log) };
        self.seen_in_series.insert(tournament, seen);
        log
    }

    /// How many lines the series has, and each of its days that is open; 0 for the others, which do not change.
    fn lines_of(&self, series: &SeriesLog) -> Vec<u32> {
        let open = |tournament: u32| self.open_tournaments.get(&TournamentId(tournament));
        let days = series.state().in_order();
        let lines = days.map(|day| open(day).map_or(0, |open| open.log.revision()));
        std::iter::once(to_u32(series.lines().len())).chain(lines).collect()
    }

    /// What a tournament's views and papers need of its series. A day that is closed counts as it was closed, and one that is open by
    /// its state, so that no log is read again for a line that was said.
    fn told_of(
        &mut self,
        tournament: TournamentId,
        log: &SeriesLog,
    ) -> Result<Option<OfSeries>, Problem> {
        let series = log.state();
        let waits = series.in_order().filter(|day| !series.closed.contains_key(day));
        let (open, kept): (Vec<u32>, Vec<u32>) =
            waits.partition(|day| self.open_tournaments.contains_key(&TournamentId(*day)));
        let read = self.days_to_read(kept.iter().copied())?.into_iter();
        let read = read.filter_map(DayToRead::day).collect();
        let mut days = self.days(read, kept);
        for day in open {
            if let Some(there) = self.open_tournaments.get(&TournamentId(day)) {
                days.insert(day, entries(there.log.tournament()));
            }
        }
        let worked = Worked::of(log, &days);
        let next = match worked.next_day().open {
            Some(next) => Some((next, Arc::clone(&self.log(TournamentId(next))?.log))),
            None => None,
        };
        let next = next.as_ref().map(|(number, log)| (*number, log.tournament()));
        self.series_turn = self.series_turn.saturating_add(1);
        let told = worked.of_series(tournament.0, next);
        Ok(told.map(|told| OfSeries { turn: self.series_turn, ..told }))
    }
}

/// A day's log that was read.
pub struct DayRead {
    tournament: TournamentId,
    lines: u32,
    log: Arc<Log>,
}

impl DayToRead {
    /// Works the day out; nothing of a log that cannot be read: opening it says why.
    pub fn day(self) -> Option<(DayRead, Day)> {
        let Self { tournament, lines, log } = self;
        let log = log.log().ok()?;
        // A question about the day reads its clock.
        let found = day(&log, 0);
        Some((DayRead { tournament, lines, log }, found))
    }
}
