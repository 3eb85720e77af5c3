//! Warnings and penalties (TCH 71): in hands, or in rounds of one hand for every player at the table when it is given.
//! Whoever is on one is away from the table, and the stack is dealt in and posts.

use crate::base::ids::position;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::state::penalty::{Penalty, PenaltyKind};
use crate::state::prelude::*;

/// Where the books speak of penalties.
pub const PENALTIES: Sources =
    &[(RuleBook::Tch, "71"), (RuleBook::Rrop, "28"), (RuleBook::Lr, "28")];

/// Where they have a penalty for dodging blinds.
pub const DODGING: Sources = &[(RuleBook::Tch, "33c")];

/// The penalty of a line that was written when it had this number: the one given to that player at that time, where the
/// line says so.
pub(crate) fn given_then(
    tournament: &mut Tournament,
    number: u32,
    given: (EntryId, Millis),
) -> Option<&mut Penalty> {
    let index = place_of(tournament, number, given)?;
    tournament.penalties.get_mut(index)
}

/// Where that penalty stands among those given.
pub(crate) fn place_of(
    tournament: &Tournament,
    number: u32,
    given: (EntryId, Millis),
) -> Option<usize> {
    let penalties = &tournament.penalties;
    let is_that = |penalty: &Penalty| given == (penalty.entry, penalty.at);
    let numbered = position(number).filter(|at| penalties.get(*at).is_some_and(is_that));
    numbered.or_else(|| penalties.iter().position(is_that))
}

/// What a player was given so far, the latest last.
pub fn given(tournament: &Tournament, entry: EntryId) -> impl Iterator<Item = &Penalty> {
    tournament.penalties.iter().filter(move |penalty| penalty.entry == entry)
}

/// The usual next step of a ladder: a warning, one round, two rounds, and one more each time (TCH 71b).
pub fn next_step(tournament: &Tournament, entry: EntryId) -> PenaltyKind {
    let most = given(tournament, entry)
        .map(|penalty| match penalty.kind {
            PenaltyKind::Warning {} | PenaltyKind::Hands { .. } => 0,
            PenaltyKind::Rounds { rounds } => rounds,
        })
        .max();
    match most {
        None => PenaltyKind::Warning {},
        Some(rounds) => PenaltyKind::Rounds { rounds: rounds.saturating_add(1) },
    }
}

/// The penalty that a player serves.
pub fn serving(tournament: &Tournament, entry: EntryId) -> Option<(usize, &Penalty)> {
    tournament.penalties.indexed().find(|(_, penalty)| penalty.entry == entry && !penalty.over)
}

/// Who sits out on a penalty, and for how many hands still.
pub fn on_penalty(tournament: &Tournament) -> BTreeMap<EntryId, u32> {
    let on = tournament.penalties.iter().filter(|penalty| !penalty.over);
    on.map(|penalty| (penalty.entry, penalty.hands.saturating_sub(penalty.served))).collect()
}

impl Tournament {
    /// Ends what the floor had begun with a player who has left play: penalties, calls of time, and an announced rebuy.
    pub(crate) fn end_conduct(&mut self, entry: EntryId) {
        let open = |penalty: &Penalty| penalty.entry == entry && !penalty.over;
        self.penalties.change_where(open, |penalty| penalty.over = true);
        self.time_calls.retain(|call| call.entry != entry);
        self.announced_rebuys.remove(&entry);
    }
}

/// Counts a hand for everybody on a penalty at these tables; whoever is not marked absent there has taken it.
pub(crate) fn count_hand(tournament: &mut Tournament, at: impl Fn(TableNumber) -> bool) {
    let there: Vec<EntryId> = tournament
        .room
        .sitting()
        .filter(|(seat, entry)| at(seat.table) && tournament.absent_since(*entry).is_none())
        .map(|(_, entry)| entry)
        .collect();
    there.into_iter().for_each(|entry| tournament.seen(entry));
    let mut penalties = std::mem::take(&mut tournament.penalties);
    let open = |penalty: &Penalty| {
        let seat = tournament.seat_of(penalty.entry);
        !penalty.over && seat.is_some_and(|seat| at(seat.table))
    };
    penalties.change_where(open, |penalty| {
        penalty.served = penalty.served.saturating_add(1).min(penalty.hands);
    });
    tournament.penalties = penalties;
}

/// "18 hands".
pub(crate) fn hands_said(hands: u32) -> Phrase {
    Phrase::count(hands, "hand", "hands")
}
