//! Until when one can enter.

use crate::rulebook::setup::closing::Closing;
use crate::state::prelude::*;

/// Whether a new entry may be taken now.
///
/// # Errors
/// Refused once late registration has closed, and when the tournament has its winner.
pub fn late_registration_open(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => return Ok(()),
        Phase::Finished => {
            return Err(Tournament::over());
        }
        Phase::Playing => {}
    }
    let Some(until) = tournament.setup.late_registration_until else {
        return Err(refuse!(
            HouseRule,
            "tournament-takes-no-entries",
            "This tournament takes no entries after the start."
        ));
    };
    if !until.is_open(tournament, now) {
        return Err(refuse!(
            HouseRule,
            "late-registration-closed",
            "Late registration closed {when}.",
            when = until.said(&tournament.setup.schedule)
        ));
    }
    Ok(())
}

impl Closing {
    /// Whether it is still open. What closes with a level is open before play; a break counts to the level before it.
    pub fn is_open(self, tournament: &Tournament, now: Millis) -> bool {
        if let Self::Time { at } = self {
            return now < at;
        }
        let schedule = &tournament.setup.schedule;
        let Some(level) = self.level(schedule) else { return true };
        tournament.dial == Dial::NotStarted || tournament.clock(now).level_number(schedule) < level
    }
}
