//! Settle up: who pays whom, in the fewest payments.
//!
//! Some balances above 0, which get money, and some below, which pay it, sum to 0. Where they can be parted into groups that each sum to 0,
//! a group of so many needs one payment fewer than it has members. So the fewest payments are the balances less the most such groups.

use crate::prelude::*;

/// With so many balances or fewer the payments are the fewest that there can be. Beyond it they are one fewer than there are balances.
pub const EXACT: usize = 12;

/// A payment between two places of the balances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paying {
    /// Who pays.
    pub from: usize,
    /// Who gets it.
    pub to: usize,
    /// The amount, above 0.
    pub amount: Money,
}

/// The payments that bring these balances to 0: the fewest for up to [`EXACT`] that are not even, else at most one fewer than those.
/// Above 0 is to get, below 0 to pay. The same balances always give the same payments. Balances that do not sum to 0 leave their sum over.
pub fn payments(balances: &[Money]) -> Vec<Paying> {
    let uneven: Vec<(usize, i64)> = balances
        .iter()
        .enumerate()
        .filter(|(_, balance)| **balance != Money::ZERO)
        .map(|(place, balance)| (place, balance.0))
        .collect();
    let groups = if uneven.len() <= EXACT { groups(&uneven) } else { vec![uneven] };
    let mut all: Vec<Paying> = groups.into_iter().flat_map(within).collect();
    all.sort_by_key(|paying| (paying.from, paying.to));
    all
}

/// These balances in as many groups that sum to 0 as there can be; those that are in none are the last group.
fn groups(uneven: &[(usize, i64)]) -> Vec<Vec<(usize, i64)>> {
    let sets = 1_usize.checked_shl(to_u32(uneven.len())).unwrap_or(1);
    let bit = |at: usize| 1_usize.checked_shl(to_u32(at)).unwrap_or(0);
    // Of each set: its sum, and in how many groups it begins when it is filled one by one, the last one having been filled in.
    let mut sums = vec![0_i64; sets];
    let mut most = vec![(0_u32, 0_usize); sets];
    for set in 1..sets {
        let members = || (0..uneven.len()).filter(|at| set & bit(*at) != 0);
        let sum = members().filter_map(|at| uneven.get(at)).map(|(_, balance)| *balance);
        let sum = sum.fold(0_i64, i64::saturating_add);
        let without = |at: usize| most.get(set & !bit(at)).map_or(0, |(count, _)| *count);
        let best = members()
            .map(|at| (without(at), at))
            .max_by_key(|(count, at)| (*count, set.saturating_sub(*at)));
        let (count, last) = best.unwrap_or_default();
        if let (Some(sum_of), Some(most_of)) = (sums.get_mut(set), most.get_mut(set)) {
            *sum_of = sum;
            *most_of = (count.saturating_add(u32::from(sum == 0)), last);
        }
    }
    let (mut parted, mut group) = (Vec::new(), Vec::new());
    let mut set = sets.saturating_sub(1);
    while set != 0 {
        if sums.get(set) == Some(&0) && !group.is_empty() {
            parted.push(std::mem::take(&mut group));
        }
        let last = most.get(set).map_or(0, |(_, last)| *last);
        group.extend(uneven.get(last).copied());
        set &= !bit(last);
    }
    parted.push(group);
    parted
}

/// Payments within a group, the largest balances first: each brings one of the two to 0.
fn within(group: Vec<(usize, i64)>) -> Vec<Paying> {
    let side = |gets: bool| {
        let mut side: Vec<(usize, i64)> =
            group.iter().copied().filter(|(_, balance)| (*balance > 0) == gets).collect();
        side.sort_by_key(|(place, balance)| (std::cmp::Reverse(balance.saturating_abs()), *place));
        side.into_iter().map(|(place, balance)| (place, balance.saturating_abs()))
    };
    let (mut payers, mut getters) = (side(false), side(true));
    let (mut payer, mut getter) = (payers.next(), getters.next());
    let mut all = Vec::new();
    while let (Some((from, owes)), Some((to, gets))) = (payer, getter) {
        let amount = owes.min(gets);
        all.push(Paying { from, to, amount: Money(amount) });
        payer =
            if owes == amount { payers.next() } else { Some((from, owes.saturating_sub(amount))) };
        getter =
            if gets == amount { getters.next() } else { Some((to, gets.saturating_sub(amount))) };
    }
    all
}
