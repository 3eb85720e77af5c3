//! Whether decisions are timed now, when that begins and ends, and how many time cards a player has (TCH P19).

use crate::rulebook::shot_clock::ShotClockMoment;
use crate::rules::prizes::payouts::{may_still_grow, places_paid};
use crate::state::prelude::*;

/// Whether decisions are timed: from the first hand, or since the director has begun it, until the director has ended it.
pub fn is_timed(tournament: &Tournament) -> bool {
    let Some(rule) = tournament.setup.rules.shot_clock else { return false };
    tournament.shot_clock.on.unwrap_or(rule.from.is_none())
}

/// How many seconds a decision has, by what the wall says; absent while none is timed.
pub fn shot_clock_s(tournament: &Tournament) -> Option<u32> {
    let playing = tournament.phase() == Phase::Playing && is_timed(tournament);
    tournament.setup.rules.shot_clock.filter(|_| playing).map(|rule| rule.seconds)
}

/// Whether this moment has come.
fn has_come(tournament: &Tournament, moment: ShotClockMoment, now: Millis) -> bool {
    match moment {
        ShotClockMoment::Level { level } => {
            tournament.clock(now).level_number(&tournament.setup.schedule) >= level
        }
        ShotClockMoment::Places { places } => {
            let paid = places_paid(tournament);
            paid > 0
                && !may_still_grow(tournament, now)
                && tournament.left() <= paid.saturating_add(places)
        }
        ShotClockMoment::FinalTable {} => tournament.room.open_tables() == 1,
    }
}

/// Whether the house rules begin it now (`true`) or end it (`false`); absent where they do neither. No rule begins it again after
/// the director has ended it.
pub fn to_be_said(tournament: &Tournament, now: Millis) -> Option<bool> {
    let rule = tournament.setup.rules.shot_clock?;
    let over = rule.until.is_some_and(|until| has_come(tournament, until, now));
    if is_timed(tournament) {
        return over.then_some(false);
    }
    let begins = rule.from.is_some_and(|from| has_come(tournament, from, now));
    (begins && !over && tournament.shot_clock.on.is_none()).then_some(true)
}

/// How many time cards a player has; absent where nobody counts them.
pub fn cards_left(tournament: &Tournament, entry: EntryId) -> Option<u32> {
    let cards = tournament.setup.rules.shot_clock?.cards?;
    let of = |counts: &BTreeMap<EntryId, u32>| counts.get(&entry).copied().unwrap_or(0);
    let said = &tournament.shot_clock;
    Some(cards.start.saturating_add(of(&said.given)).saturating_sub(of(&said.played)))
}
