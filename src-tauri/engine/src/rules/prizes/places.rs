//! Who finished where: worked out from the order of the bust-outs, never written down, so that a correction far
//! back moves every place that depends on it.

use crate::rules::hand_for_hand::together::groups_together;
use crate::state::prelude::*;
use crate::state::tournament::{BustHand, OutAt};

/// Finishers who share a place, or one alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The first place covered.
    pub place: u32,
    /// The last place covered; equal to `place` when not shared.
    pub place_to: u32,
    /// Who, best hand first.
    pub entries: Vec<EntryId>,
    /// What they share is rounded to this.
    pub unit: Money,
}

/// The finishes so far, the highest place first; the winner is among them once there is one.
pub fn finishes(tournament: &Tournament) -> Vec<Finish> {
    let mut finishes = Vec::new();
    let mut place_to = tournament.counted_entries;
    for group in groups_out(tournament).iter().filter(|group| !group.is_empty()) {
        let size = to_u32(group.len());
        let place = place_to.saturating_sub(size).saturating_add(1);
        finishes.push(Finish {
            place,
            place_to,
            entries: group.iter().map(|out| out.entry).collect(),
            unit: Money(1),
        });
        place_to = place.saturating_sub(1);
    }
    finishes.reverse();
    let at_the_end = left_at_the_end(tournament);
    let unit = tournament.ended_here.as_ref().map_or(Money(1), |ended| ended.unit);
    let mut place: u32 = 1;
    let mut first = Vec::with_capacity(finishes.len().saturating_add(at_the_end.len()));
    for entries in at_the_end {
        let size = to_u32(entries.len());
        let place_to = place.saturating_add(size).saturating_sub(1);
        first.push(Finish { place, place_to, entries, unit });
        place = place_to.saturating_add(1);
    }
    first.append(&mut finishes);
    first
}

/// Everybody out in groups that share their places, the lowest finishers first. The bust-outs of a hand that the tables
/// played together are ranked together, where the last of them was said.
fn groups_out(tournament: &Tournament) -> Vec<Vec<OutAt>> {
    let mut last: BTreeMap<u32, usize> = BTreeMap::new();
    for (index, hand) in tournament.bust_hands.indexed() {
        last.extend(hand.together.map(|together| (together.hand, index)));
    }
    let mut groups = Vec::new();
    let mut run: Vec<&BustHand> = Vec::new();
    for (index, hand) in tournament.bust_hands.indexed() {
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

/// The player who has all the chips, or all who are left where it ended before; nobody before the end.
pub fn winners(tournament: &Tournament) -> Vec<EntryId> {
    left_at_the_end(tournament).into_iter().flatten().collect()
}

/// Whoever is left at the end, first place first, those who share their places in one group. Whoever is in by a correction
/// and has no place comes last.
fn left_at_the_end(tournament: &Tournament) -> Vec<Vec<EntryId>> {
    if tournament.phase() != Phase::Finished {
        return Vec::new();
    }
    let everybody = || everybody_left(tournament);
    let groups = match &tournament.ended_here {
        Some(ended) => {
            let is_in = |entry: &EntryId| tournament.is_in(*entry);
            let placed = |group: &Vec<EntryId>| group.iter().copied().filter(is_in).collect();
            let mut groups: Vec<Vec<EntryId>> = ended.places.iter().map(placed).collect();
            let known: BTreeSet<EntryId> = groups.iter().flatten().copied().collect();
            groups.push(everybody().filter(|entry| !known.contains(entry)).collect());
            groups
        }
        None if tournament.seats_won.is_some() => vec![everybody().collect()],
        None => vec![everybody().take(1).collect()],
    };
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// Everybody who has a stack, by their seats, those who wait for one at the end.
pub fn everybody_left(tournament: &Tournament) -> impl Iterator<Item = EntryId> + '_ {
    let sitting = tournament.room.sitting().map(|(_, who)| who);
    sitting.chain(tournament.alternates.iter().copied())
}

impl Finish {
    /// What each of the finishers gets: their places' prizes together, shared evenly, the odd units to the best hands.
    pub fn shares(&self, prizes: &[Money]) -> Vec<Money> {
        let from = to_usize(self.place).saturating_sub(1);
        let covered = prizes.iter().skip(from).take(self.entries.len()).copied().sum::<Money>();
        covered.split_rounded(self.entries.len(), self.unit)
    }
}
