//! Players who are away (HPT, Players leaving; WSOP 73, 74), and stacks that leave play with them.

use crate::rulebook::absence_rule::AbsenceRule;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::state::prelude::*;

/// Where the books speak of players who are away.
pub const ABSENCE: Sources = &[
    (RuleBook::Hpt, "Players leaving"),
    (RuleBook::Rrop, "6"),
    (RuleBook::Lr, "7"),
    (RuleBook::Tch, "30"),
    (RuleBook::Wsop, "73"),
];
/// Where they say what happens to a third one.
pub(crate) const THIRD: Sources = &[(RuleBook::Wsop, "74")];

/// How long a player may still be away, in milliseconds, and negative once it is too long; `None` where the house has no
/// limit or the player is there. Nothing is left of it to who has said to be away for longer.
pub fn left_to_return(tournament: &Tournament, entry: EntryId, now: Millis) -> Option<Millis> {
    let AbsenceRule::SplitAfter { minutes } = tournament.setup.rules.absence else { return None };
    let since = tournament.absent_since(entry)?;
    if tournament.stays_away(entry) {
        return Some(0);
    }
    Some(since.saturating_add(Millis::from(minutes).saturating_mul(60_000)).saturating_sub(now))
}

/// When the next of those who are away has been so for too long, after `now`.
pub fn next_return(tournament: &Tournament, now: Millis) -> Option<Millis> {
    away(tournament)
        .filter_map(|entry| left_to_return(tournament, entry, now))
        .filter(|left| *left > 0)
        .min()
        .map(|left| now.saturating_add(left))
}

/// Whoever is away from a seat in play.
pub fn away(tournament: &Tournament) -> impl Iterator<Item = EntryId> + '_ {
    tournament
        .entries
        .iter()
        .filter(|(id, entry)| entry.absent_since.is_some() && tournament.seat_of(**id).is_some())
        .map(|(id, _)| *id)
}
