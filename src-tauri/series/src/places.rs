//! Places over all flights, and within each.

use crate::flights::{Field, Rank, Stack};
use crate::prelude::*;
use crate::rules::PlacesBy;

/// Stacks that share a place, or one alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The first place that they cover.
    pub place: u32,
    /// The last place that they cover.
    pub place_to: u32,
    /// Which stacks, by their number in the field.
    pub stacks: Vec<usize>,
}

impl Finish {
    /// How many of so many places these stacks cover.
    pub fn covers(&self, places: u32) -> u32 {
        let paid = places.saturating_add(1).saturating_sub(self.place);
        paid.min(to_u32(self.stacks.len()))
    }
}

/// Who is ranked by something, with as many ahead of them; the highest first. What is the same shares a place.
pub(crate) fn finishes<R: Ord + Copy>(
    ahead: u32,
    ranked: impl IntoIterator<Item = (usize, R)>,
) -> Vec<Finish> {
    let mut by_rank: BTreeMap<R, Vec<usize>> = BTreeMap::new();
    for (stack, rank) in ranked {
        by_rank.entry(rank).or_default().push(stack);
    }
    let mut place = ahead.saturating_add(1);
    let finish = |stacks: Vec<usize>| {
        let after = place.saturating_add(to_u32(stacks.len()));
        let finish = Finish { place, place_to: after.saturating_sub(1), stacks };
        place = after;
        finish
    };
    by_rank.into_values().rev().map(finish).collect()
}

/// Who went out of a flight, the highest place first.
pub fn in_flight(field: &Field, flight: u32) -> Vec<Finish> {
    let of_it = || field.stacks.iter().enumerate().filter(|(_, stack)| stack.flight == flight);
    let survived = of_it().filter(|(_, stack)| stack.survived()).count();
    let fell = of_it().filter_map(|(index, stack)| Some((index, stack.fell_in_flight?)));
    finishes(to_u32(survived), fell)
}

/// Everybody who has a place over all flights, the highest first. Stacks that survived their flight and do not go on share the places
/// behind all that do.
pub fn over_all(field: &Field, by: PlacesBy) -> Vec<Finish> {
    let live = field.stacks.iter().filter(|stack| stack.is_live()).count();
    finishes(to_u32(live), ranks(field, by, |_| true))
}

/// The ranks of the stacks of a kind that are not live.
pub(crate) fn ranks(
    field: &Field,
    by: PlacesBy,
    of: impl Fn(&Stack) -> bool,
) -> Vec<(usize, Rank)> {
    let mut places: BTreeMap<usize, u32> = BTreeMap::new();
    if by == PlacesBy::Flight {
        for flight in &field.flights {
            for finish in in_flight(field, flight.number) {
                places.extend(finish.stacks.iter().map(|stack| (*stack, finish.place)));
            }
        }
    }
    let stacks = field.stacks.iter().enumerate().filter(|(_, stack)| of(stack));
    let ranked = stacks.filter_map(|(index, stack)| {
        let place = places.get(&index).copied().unwrap_or(u32::MAX);
        Some((index, stack.rank(by, place)?))
    });
    ranked.collect()
}
