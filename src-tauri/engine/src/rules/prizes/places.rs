//! Who finished where: worked out from the order of the bust-outs, never written down, so that a correction far
//! back moves every place that depends on it.

use crate::base::ids::EntryId;
use crate::base::money::Money;
use crate::rules::hand_for_hand::together::groups_together;
use crate::state::phase::Phase;
use crate::state::tournament::{HandOut, OutAt, Tournament};
use std::collections::BTreeMap;

/// Finishers who share a place, or one alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The first place covered.
    pub place: u32,
    /// The last place covered; equal to `place` when not shared.
    pub place_to: u32,
    /// Who, best hand first.
    pub entries: Vec<EntryId>,
}

/// The finishes so far, the highest place first; the winner is among them once there is one.
#[must_use]
pub fn finishes(tournament: &Tournament) -> Vec<Finish> {
    let mut finishes = Vec::new();
    let mut place_to = tournament.counted_entries;
    for group in groups_out(tournament).iter().filter(|group| !group.is_empty()) {
        let size = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let place = place_to.saturating_sub(size).saturating_add(1);
        finishes.push(Finish {
            place,
            place_to,
            entries: group.iter().map(|out| out.entry).collect(),
        });
        place_to = place.saturating_sub(1);
    }
    let winners = winners(tournament);
    if !winners.is_empty() {
        let place_to = u32::try_from(winners.len()).unwrap_or(u32::MAX);
        finishes.push(Finish { place: 1, place_to, entries: winners });
    }
    finishes.reverse();
    finishes
}

/// Everybody out in groups that share their places, the lowest finishers first. The bust-outs of a hand that the tables
/// played together are ranked together, where the last of them was said.
fn groups_out(tournament: &Tournament) -> Vec<Vec<OutAt>> {
    let mut last: BTreeMap<u32, usize> = BTreeMap::new();
    for (index, hand) in tournament.hands_out.indexed() {
        last.extend(hand.together.map(|together| (together.hand, index)));
    }
    let mut groups = Vec::new();
    let mut run: Vec<&HandOut> = Vec::new();
    for (index, hand) in tournament.hands_out.indexed() {
        let Some(together) = hand.together else {
            groups.extend(hand.groups.iter().cloned());
            continue;
        };
        run.push(hand);
        if last.get(&together.hand) == Some(&index) {
            groups.extend(groups_together(tournament, together.hand, &run));
            run.clear();
        }
    }
    groups
}

/// The player who has all the chips, or all who have won a seat; nobody before the end.
#[must_use]
pub fn winners(tournament: &Tournament) -> Vec<EntryId> {
    if tournament.phase() != Phase::Finished {
        return Vec::new();
    }
    let seated = tournament.room.tables().flat_map(|(_, table)| table.seats());
    let seated = seated.filter_map(|(_, who)| who);
    match tournament.seats_won {
        Some(_) => seated.chain(tournament.alternates.iter().copied()).collect(),
        None => seated.take(1).collect(),
    }
}

impl Finish {
    /// What each of the finishers gets: their places' prizes together, shared evenly, the odd minor units to the best hands.
    #[must_use]
    pub fn shares(&self, prizes: &[Money]) -> Vec<Money> {
        let from = usize::try_from(self.place).unwrap_or(usize::MAX).saturating_sub(1);
        let covered = prizes.iter().skip(from).take(self.entries.len()).copied().sum::<Money>();
        covered.split(self.entries.len())
    }
}
