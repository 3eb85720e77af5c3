//! The log of a series: numbered lines that are only ever appended. The state is the fold of those in force.

use crate::day::Day;
use crate::prelude::*;
use crate::said::{Member, Said, Say, Series, place_taken};

/// The most lines of a series.
const MOST_LINES: usize = 100_000;

/// A line of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeriesLine {
    /// Its number, from 1.
    pub number: u32,
    /// When it was said, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// Its act.
    pub kind: SeriesLineKind,
}

/// The act of a line of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeriesLineKind {
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

impl SeriesLine {
    /// The line for another file, where tournaments have other numbers.
    #[must_use]
    pub fn moved(mut self, to: impl Fn(u32) -> u32) -> Self {
        if let SeriesLineKind::Said { said } = &mut self.kind {
            said.move_to(&to);
        }
        self
    }
}

/// The lines of a series, and what they come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeriesLog {
    lines: Vec<SeriesLine>,
    struck: BTreeSet<u32>,
    series: Series,
}

impl SeriesLog {
    /// The log of these lines.
    pub fn replay(lines: impl IntoIterator<Item = SeriesLine>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.note(line);
        }
        log.fold();
        log
    }

    /// The series as it is decided now.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// All lines, the first one first.
    pub fn lines(&self) -> &[SeriesLine] {
        &self.lines
    }

    /// Whether a line does not count.
    pub fn is_struck(&self, number: u32) -> bool {
        self.struck.contains(&number)
    }

    /// Decides the next line.
    ///
    /// # Errors
    /// The refusals of [`Series::decide`].
    pub fn prepare(
        &self,
        say: Say,
        days: &BTreeMap<u32, Day>,
        at: Millis,
        device: &str,
    ) -> Result<SeriesLine, Refusal> {
        let said = self.series.decide(say, days)?;
        self.next(SeriesLineKind::Said { said }, at, device)
    }

    /// The line that strikes one.
    ///
    /// # Errors
    /// Refused for a line that is struck, that there is not, or that opened the series.
    pub fn prepare_strike(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<SeriesLine, Refusal> {
        refuse_if(line <= 1 || self.is_struck(line) || !self.says(line), || {
            refuse!(
                Unknown,
                "series-no-line-to-strike",
                "There is no such line that can be struck."
            )
        })?;
        self.next(SeriesLineKind::Struck { line }, at, device)
    }

    /// The line that restores one.
    ///
    /// # Errors
    /// Refused for a line that is not struck, and for a day whose place another tournament has by now.
    pub fn prepare_restore(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<SeriesLine, Refusal> {
        refuse_if(!self.is_struck(line), || {
            refuse!(Unknown, "series-line-not-struck", "This line is not struck.")
        })?;
        let place = self.added_by(line).map(|member| (member.flight, member.day));
        let taken = self.series.members.iter().any(|one| Some((one.flight, one.day)) == place);
        refuse_if(taken, place_taken)?;
        self.next(SeriesLineKind::Restored { line }, at, device)
    }

    /// The tournament that a line makes a day of the series.
    pub fn added_by(&self, line: u32) -> Option<&Member> {
        let line = self.lines.iter().find(|one| one.number == line)?;
        match &line.kind {
            SeriesLineKind::Said { said: Said::Added { member } } => Some(member),
            _ => None,
        }
    }

    /// The last line in force that can be struck.
    pub fn undoable(&self) -> Option<u32> {
        let in_force = |line: &&SeriesLine| {
            line.number > 1 && self.says(line.number) && !self.is_struck(line.number)
        };
        self.lines.iter().rev().find(in_force).map(|line| line.number)
    }

    fn says(&self, number: u32) -> bool {
        let line = self.lines.iter().find(|line| line.number == number);
        line.is_some_and(|line| matches!(line.kind, SeriesLineKind::Said { .. }))
    }

    fn next(&self, kind: SeriesLineKind, at: Millis, device: &str) -> Result<SeriesLine, Refusal> {
        refuse_if(self.lines.len() >= MOST_LINES, || {
            refuse!(NoRoom, "series-log-full", "This series has as many lines as can be kept.")
        })?;
        let number = to_u32(self.lines.len()).saturating_add(1);
        Ok(SeriesLine { number, at, device: device.into(), kind })
    }

    /// Takes in the next line, once it is kept.
    pub fn commit(&mut self, line: SeriesLine) {
        let said = match &line.kind {
            SeriesLineKind::Said { said } => Some(said.clone()),
            _ => None,
        };
        self.note(line);
        match said {
            Some(said) => self.series.apply(&said),
            None => self.fold(),
        }
    }

    fn note(&mut self, line: SeriesLine) {
        match line.kind {
            SeriesLineKind::Struck { line } => drop(self.struck.insert(line)),
            SeriesLineKind::Restored { line } => drop(self.struck.remove(&line)),
            SeriesLineKind::Said { .. } => {}
        }
        self.lines.push(line);
    }

    fn fold(&mut self) {
        let mut series = Series::default();
        for line in &self.lines {
            if let SeriesLineKind::Said { said } = &line.kind
                && !self.struck.contains(&line.number)
            {
                series.apply(said);
            }
        }
        self.series = series;
    }
}
