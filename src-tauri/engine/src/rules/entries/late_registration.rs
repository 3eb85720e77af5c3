//! Until when one can enter.

use crate::rulebook::setup::closing::{Closing, OnSale};
use crate::state::prelude::*;

/// Whether a new entry may be taken now.
///
/// # Errors
/// Refused once late registration has closed, and when the tournament has its winner.
pub fn late_registration_open(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    takes_more(tournament, 1)?;
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => return Ok(()),
        Phase::Finished => {
            return Err(Tournament::over());
        }
        Phase::Bagging | Phase::Closed => return Err(tournament.day_over()),
        Phase::Playing => {}
    }
    if tournament.setup.late_registration_until.is_none() {
        return Err(refuse!(
            HouseRule,
            "tournament-takes-no-entries",
            "This tournament takes no entries after the start."
        ));
    }
    OnSale::LateRegistration.not_closed(tournament, now)
}

/// Whether the event takes so many more entries.
///
/// # Errors
/// Refused above the most entries of the set-up. At the end another reason comes first.
pub fn takes_more(tournament: &Tournament, entries: u32) -> Result<(), Refusal> {
    let Some(most) = tournament.setup.most_entries else { return Ok(()) };
    let after = tournament.counted_entries.saturating_add(entries);
    refuse_if(after > most && tournament.phase() != Phase::Finished, || {
        refuse!(
            HouseRule,
            "event-takes-at-most",
            "The event takes at most {most} entries and has {count}.",
            most = tournament.grouped(u64::from(most)),
            count = tournament.grouped(u64::from(tournament.counted_entries)),
        )
    })
}

impl OnSale {
    /// Until when it is sold, as long as it is; absent where the tournament does not sell it.
    pub fn open_until(self, tournament: &Tournament, now: Millis) -> Option<Closing> {
        let until = tournament.setup.closing(self)?;
        let open = !tournament.closed.contains_key(&self) && until.is_open(tournament, now);
        open.then_some(until)
    }

    /// Goes on as long as it is sold.
    ///
    /// # Errors
    /// Refused once it has closed, by its own time or by the director.
    pub fn not_closed(self, tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
        if self.open_until(tournament, now).is_some() {
            return Ok(());
        }
        if let Some(Some(reason)) = tournament.closed.get(&self) {
            let what = self.said();
            return Err(if reason.is_empty() {
                refuse!(
                    HouseRule,
                    "closed-by-the-director",
                    "{what}: closed by the director.",
                    what
                )
            } else {
                refuse!(
                    HouseRule,
                    "closed-by-the-director-why",
                    "{what}: closed by the director ({reason}).",
                    what,
                    reason
                )
            });
        }
        let Some(until) = tournament.setup.closing(self) else { return Ok(()) };
        let when = until.said(&tournament.setup.schedule);
        Err(match self {
            Self::LateRegistration => refuse!(
                HouseRule,
                "late-registration-closed",
                "Late registration closed {when}.",
                when
            ),
            Self::Rebuys => refuse!(
                HouseRule,
                "rebuys-closed",
                "Rebuys closed {when} (HPT, Buyin/Rebuy/Add-on).",
                when
            ),
            Self::ReEntries => {
                refuse!(HouseRule, "re-entries-closed", "Re-entries closed {when}.", when)
            }
            Self::AddOns => refuse!(HouseRule, "add-ons-closed", "Add-ons closed {when}.", when),
        })
    }
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
