//! The staff of the house: a log for each evening.

use super::card_room::may_go_on;
use super::prelude::*;
use shuffle_up_journal::{JournalError, LogStore as _, StaffId, StoredLine, TournamentFile};
use shuffle_up_kept_log::{Unreadable, plain_line, plain_log_of};
use shuffle_up_staff::said::About;
use shuffle_up_staff::staff::Doing;
use shuffle_up_staff::view::{StaffShift, StaffWall, TablePush, table_push, view, wall};
use shuffle_up_staff::{Say, StaffLine, StaffLog};

/// An evening of the staff in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffRow {
    /// Its number.
    pub number: u32,
    /// Its name and how the house pushes.
    pub about: About,
    /// How many are here.
    pub here: u32,
    /// How many tables run.
    pub tables: u32,
    /// Whether the evening is over.
    pub closed: bool,
    /// When something was last said to it.
    pub last_line_at: Option<i64>,
    /// It is off the list.
    pub deleted: bool,
}

fn no_such_evening() -> Problem {
    problem!(unknown, "no-such-staff-evening", "There is no such evening of the staff.")
}

impl Office {
    /// All evenings of the staff, the newest first.
    ///
    /// # Errors
    /// The journal's, and a log that cannot be read.
    pub fn staff_evenings(&mut self) -> Result<Vec<StaffRow>, Problem> {
        let mut rows = Vec::new();
        for (evening, row) in self.journal()?.all_staff()?.into_iter().rev() {
            let log = self.staff(evening)?;
            let staff = log.state();
            let here = staff.people.values().filter(|person| person.doing != Doing::Off).count();
            rows.push(StaffRow {
                number: evening.0,
                about: staff.about.clone().unwrap_or_default(),
                here: u32::try_from(here).unwrap_or(u32::MAX),
                tables: u32::try_from(staff.tables.len()).unwrap_or(u32::MAX),
                closed: staff.closed,
                last_line_at: row.last_line_at,
                deleted: row.deleted,
            });
        }
        Ok(rows)
    }

    /// The log of an evening. The first question reads it from the file.
    ///
    /// # Errors
    /// An unknown evening, the journal's errors, and a line of a newer version.
    pub fn staff(&mut self, evening: StaffId) -> Result<Arc<StaffLog>, Problem> {
        if let Some(log) = self.open_staff.get(&evening) {
            return Ok(Arc::clone(log));
        }
        if evening.log().staff() != Some(evening) {
            return Err(no_such_evening());
        }
        let lines = match self.journal()?.read(evening.log(), 1) {
            Err(JournalError::NoSuchTournament { .. }) => return Err(no_such_evening()),
            read => read?,
        };
        let log = Arc::new(read(&lines)?);
        self.open_staff.insert(evening, Arc::clone(&log));
        Ok(log)
    }

    /// The log of the evening that goes on: the newest one on the list that is not over.
    fn staff_on(&mut self) -> Option<Arc<StaffLog>> {
        let evenings = self.journal().ok()?.all_staff().ok()?.into_iter().rev();
        let now = self.now();
        // An older evening is read only where no newer one goes on.
        evenings
            .filter(|(_, row)| may_go_on(row, now))
            .filter_map(|(evening, _)| self.staff(evening).ok())
            .find(|log| !log.state().closed)
    }

    /// The shifts of the evening that goes on, for the handover sheet; none without one.
    pub fn shifts(&mut self) -> Vec<StaffShift> {
        let now = self.now();
        self.staff_on().map_or_else(Vec::new, |log| view(&log, now).shifts)
    }

    /// The next push at a table, of the evening that goes on.
    pub fn table_push(&mut self, table: u32) -> Option<TablePush> {
        let now = self.now();
        table_push(&*self.staff_on()?, table, now)
    }

    /// The line-up and the next push of the evening that goes on.
    pub fn staff_wall(&mut self) -> Option<StaffWall> {
        let now = self.now();
        Some(wall(&*self.staff_on()?, now))
    }

    /// Opens an evening of the staff with its first line.
    ///
    /// # Errors
    /// The staff's refusals and the journal's errors; there is no evening then.
    pub fn new_staff_evening(&mut self, about: About, device: &str) -> Result<StaffId, Problem> {
        let (mut log, now) = (StaffLog::default(), self.now());
        let line = log.prepare(Say::Open { about }, now, 0, device)?;
        let kept = kept(StaffId(0), &line)?;
        log.commit(line);
        let name = log.state().about.clone().unwrap_or_default().name;
        let evening = self.journal()?.begin_staff(&name, now, vec![kept])?;
        self.open_staff.insert(evening, Arc::new(log));
        Ok(evening)
    }

    /// The line that a word would be. Nothing is written.
    ///
    /// # Errors
    /// As [`Office::say_to_staff`], but for those of writing.
    pub fn staff_line(
        &mut self,
        evening: StaffId,
        say: Say,
        device: &str,
    ) -> Result<StaffLine, Problem> {
        let (now, log) = (self.now(), self.staff(evening)?);
        Ok(log.prepare(say, now, 0, device)?)
    }

    /// Says something to an evening of the staff.
    ///
    /// # Errors
    /// The staff's refusals, and the journal's errors; nothing has happened then.
    pub fn say_to_staff(
        &mut self,
        evening: StaffId,
        say: Say,
        device: &str,
    ) -> Result<(), Problem> {
        let line = self.staff_line(evening, say, device)?;
        self.write_staff_line(evening, line)
    }

    /// Strikes a line of the staff, or restores one that was struck.
    ///
    /// # Errors
    /// A line that cannot be, and the journal's errors.
    pub fn strike_staff_line(
        &mut self,
        evening: StaffId,
        line: u32,
        restore: bool,
        device: &str,
    ) -> Result<(), Problem> {
        let (now, log) = (self.now(), self.staff(evening)?);
        let line = if restore {
            log.prepare_restore(line, now, device)
        } else {
            log.prepare_strike(line, now, device)
        };
        self.write_staff_line(evening, line?)
    }

    /// Durable first, visible second.
    fn write_staff_line(&mut self, evening: StaffId, line: StaffLine) -> Result<(), Problem> {
        let kept = kept(evening, &line)?;
        self.append_unless_changed(kept)?;
        // Should taking it in fail, the log is read from the file again.
        if let Some(mut log) = self.open_staff.remove(&evening) {
            Arc::make_mut(&mut log).commit(line);
            self.open_staff.insert(evening, log);
        }
        Ok(())
    }

    /// Takes an evening of the staff off the list, or puts it back on it.
    ///
    /// # Errors
    /// An unknown evening, and the journal's errors.
    pub fn delete_staff_evening(&mut self, evening: StaffId, deleted: bool) -> Result<(), Problem> {
        self.staff(evening)?;
        Ok(self.journal()?.set_deleted(evening.log(), deleted)?)
    }

    /// Takes in an evening of another house's file. One that stands here with as many lines or more is not taken in again.
    ///
    /// # Errors
    /// The journal's errors; nothing has happened then.
    pub(super) fn take_in_staff(&mut self, read: ReadStaff) -> Result<(), Problem> {
        for (id, row) in self.journal()?.all_staff()? {
            if row.created_at == read.created_at
                && self.staff(id).is_ok_and(|there| there.lines().starts_with(read.log.lines()))
            {
                return Ok(());
            }
        }
        let lines = read.log.lines().iter().map(|line| kept(StaffId(0), line));
        let lines = lines.collect::<Result<Vec<StoredLine>, Problem>>()?;
        let name = read.log.state().about.clone().unwrap_or_default().name;
        let evening = self.journal()?.begin_staff(&name, read.created_at, lines)?;
        self.open_staff.insert(evening, Arc::new(read.log));
        Ok(())
    }
}

fn read(lines: &[StoredLine]) -> Result<StaffLog, Problem> {
    plain_log_of(lines).map_err(|Unreadable { number, error }| {
        tracing::error!(%error, line = number, "a line of the staff cannot be understood");
        problem!(
            newer_version,
            "newer-staff-line",
            "Line {number} of the staff was written by a newer version of Shuffle Up. Open it there; nothing was changed.",
            number = number
        )
    })
}

fn kept(evening: StaffId, line: &StaffLine) -> Result<StoredLine, Problem> {
    plain_line(evening.log(), line).map_err(|error| {
        tracing::error!(%error, "a line of the staff could not be written");
        crate::problem::did_not_work()
    })
}

/// An evening of the staff of another house's file, read and understood.
pub(super) struct ReadStaff {
    created_at: i64,
    log: StaffLog,
}

impl ReadStaff {
    /// Reads it.
    ///
    /// # Errors
    /// A line of a newer version.
    pub(super) fn of(file: TournamentFile) -> Result<Self, Problem> {
        Ok(Self { created_at: file.row().created_at, log: read(file.lines())? })
    }
}
