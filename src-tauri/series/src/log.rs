//! The log of a series.

use crate::day::Day;
use crate::prelude::*;
use crate::said::{Member, Said, Say, Series};
use shuffle_up_engine::base::plain_log::{Folded, Line, Log};

/// A line of a series.
pub type SeriesLine = Line<Said>;
/// The lines of a series, and what they come to.
pub type SeriesLog = Log<Series>;

/// Decides the next line, with the days of the series as they stand.
///
/// # Errors
/// The refusals of [`Series::decide`], and a log that has as many lines as can be kept.
pub fn prepare(
    log: &SeriesLog,
    say: Say,
    days: &BTreeMap<u32, Day>,
    at: Millis,
    device: &str,
) -> Result<SeriesLine, Refusal> {
    log.says(log.state().decide(say, days)?, at, device)
}

impl Folded for Series {
    type Said = Said;

    fn take_in(&mut self, said: &Said, _: Millis) {
        self.apply(said);
    }

    /// A place has one tournament, and a tournament has one place.
    fn holds(&self, said: &Said) -> bool {
        let Said::Added { member } = said else { return true };
        let place = |one: &Member| (one.flight, one.day);
        let taken =
            |one: &Member| place(one) == place(member) || one.tournament == member.tournament;
        !self.members.iter().any(taken)
    }
}
