//! The log of the staff: numbered lines that are only ever appended. The state is the fold of those in force.

use crate::prelude::*;
use crate::said::{Said, Say};
use crate::staff::Staff;

/// The most lines of an evening.
const MOST_LINES: usize = 100_000;

/// A line of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StaffLine {
    /// Its number, from 1.
    pub number: u32,
    /// When it was said, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// Its act.
    pub kind: StaffLineKind,
}

/// The act of a line of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StaffLineKind {
    /// It says something.
    Said {
        /// What.
        said: Said,
    },
    /// It strikes a line.
    Struck {
        /// Its number.
        line: u32,
    },
    /// It restores a line that was struck.
    Restored {
        /// Its number.
        line: u32,
    },
}

/// The lines of an evening, and what they come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StaffLog {
    lines: Vec<StaffLine>,
    struck: BTreeSet<u32>,
    staff: Staff,
    /// The last number that somebody was given, also by a line that was struck.
    people: u32,
}

impl StaffLog {
    /// The log of these lines.
    pub fn replay(lines: impl IntoIterator<Item = StaffLine>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.note(line);
        }
        log.fold();
        log
    }

    /// The staff as it stands.
    pub fn staff(&self) -> &Staff {
        &self.staff
    }

    /// All lines, the first one first.
    pub fn lines(&self) -> &[StaffLine] {
        &self.lines
    }

    /// Whether a line does not count.
    pub fn is_struck(&self, number: u32) -> bool {
        self.struck.contains(&number)
    }

    /// Decides the next line.
    ///
    /// # Errors
    /// The refusals of [`Staff::decide`].
    pub fn prepare(&self, say: Say, at: Millis, device: &str) -> Result<StaffLine, Refusal> {
        let said = self.decide(say, at)?;
        self.next(StaffLineKind::Said { said }, at, device)
    }

    /// What the next line would say.
    ///
    /// # Errors
    /// The refusals of [`Staff::decide`].
    pub fn decide(&self, say: Say, now: Millis) -> Result<Said, Refusal> {
        self.staff.decide(say, self.people.saturating_add(1), now)
    }

    /// The line that strikes one.
    ///
    /// # Errors
    /// Refused for a line that is struck, that there is not, or that opened the evening.
    pub fn prepare_strike(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<StaffLine, Refusal> {
        refuse_if(line <= 1 || self.is_struck(line) || !self.says(line), || {
            refuse!(Unknown, "staff-no-line-to-strike", "There is no such line that can be struck.")
        })?;
        self.next(StaffLineKind::Struck { line }, at, device)
    }

    /// The line that restores one.
    ///
    /// # Errors
    /// Refused for a line that is not struck.
    pub fn prepare_restore(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<StaffLine, Refusal> {
        refuse_if(!self.is_struck(line), || {
            refuse!(Unknown, "staff-line-not-struck", "This line is not struck.")
        })?;
        self.next(StaffLineKind::Restored { line }, at, device)
    }

    /// The last line in force that can be struck.
    pub fn undoable(&self) -> Option<u32> {
        let in_force = |line: &&StaffLine| {
            line.number > 1 && self.says(line.number) && !self.is_struck(line.number)
        };
        self.lines.iter().rev().find(in_force).map(|line| line.number)
    }

    fn says(&self, number: u32) -> bool {
        let line = self.lines.iter().find(|line| line.number == number);
        line.is_some_and(|line| matches!(line.kind, StaffLineKind::Said { .. }))
    }

    fn next(&self, kind: StaffLineKind, at: Millis, device: &str) -> Result<StaffLine, Refusal> {
        refuse_if(self.lines.len() >= MOST_LINES, || {
            refuse!(NoRoom, "staff-log-full", "This evening has as many lines as can be kept.")
        })?;
        let number = to_u32(self.lines.len()).saturating_add(1);
        Ok(StaffLine { number, at, device: device.into(), kind })
    }

    /// Takes in the next line, once it is kept.
    pub fn commit(&mut self, line: StaffLine) {
        let said = match &line.kind {
            StaffLineKind::Said { said } => Some(said.clone()),
            _ => None,
        };
        let at = line.at;
        self.note(line);
        match said {
            Some(said) => self.staff.apply(&said, at),
            None => self.fold(),
        }
    }

    fn note(&mut self, line: StaffLine) {
        match &line.kind {
            StaffLineKind::Struck { line } => drop(self.struck.insert(*line)),
            StaffLineKind::Restored { line } => drop(self.struck.remove(line)),
            StaffLineKind::Said { said } => {
                let people = said.people().into_iter().map(|who| who.person);
                self.people = people.fold(self.people, u32::max);
            }
        }
        self.lines.push(line);
    }

    fn fold(&mut self) {
        let mut staff = Staff::default();
        for line in &self.lines {
            if let StaffLineKind::Said { said } = &line.kind
                && !self.struck.contains(&line.number)
            {
                staff.apply(said, line.at);
            }
        }
        self.staff = staff;
    }
}
