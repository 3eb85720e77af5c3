//! What a deal pays each player: by the value of the stacks, by the count of chips, or in equal shares.

use crate::rules::prizes::icm::icm;
use crate::rules::prizes::payouts::payouts;
use crate::state::prelude::*;

/// What each player gets by each way, in the order of the stacks given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers {
    /// Evenly.
    pub even: Vec<Money>,
    /// By chips.
    pub chips: Vec<Money>,
    /// By what the stacks are worth.
    pub icm: Vec<Money>,
}

/// The prizes that are still played for, one for each player left, less what is left for the winner: that comes off first
/// place first. From the highest down.
pub fn prizes_to_share(tournament: &Tournament, left: Money) -> Vec<Money> {
    let players = to_usize(tournament.left());
    let mut prizes: Vec<Money> = payouts(tournament).into_iter().take(players).collect();
    let mut off = left;
    for prize in &mut prizes {
        let here = off.min(*prize);
        *prize = prize.minus(here);
        off = off.minus(here);
    }
    prizes.sort_unstable_by_key(|prize| std::cmp::Reverse(*prize));
    prizes
}

/// What each stack gets by each of the ways, rounded to the unit. All of them sum to the prizes to the minor unit.
pub fn offers(stacks: &[ChipCount], prizes: &[Money], unit: Money) -> Offers {
    let total: Money = prizes.iter().copied().sum();
    // The odd units go to the larger stacks.
    let mut order: Vec<usize> = (0..stacks.len()).collect();
    order.sort_by_key(|index| (std::cmp::Reverse(stacks.get(*index).copied()), *index));
    let mut even = vec![Money::ZERO; stacks.len()];
    for (index, share) in order.iter().zip(total.split_evenly(stacks.len(), unit)) {
        if let Some(slot) = even.get_mut(*index) {
            *slot = share;
        }
    }
    let lowest = match prizes.last() {
        Some(last) if prizes.len() >= stacks.len() => *last,
        _ => Money::ZERO,
    };
    let rest = total.minus(lowest.times(to_u64(stacks.len())));
    let chips = by_chips(rest, stacks, &order).into_iter().map(|part| part.plus(lowest)).collect();
    let [chips, icm] = [chips, icm(stacks, prizes)].map(|shares| rounded(&shares, unit, &order));
    Offers { even, chips, icm }
}

/// Shares in whole units: rounded down, the units that are left one by one to the largest remainders, and what is less than
/// a unit to the first of the order.
fn rounded(shares: &[Money], unit: Money, order: &[usize]) -> Vec<Money> {
    if unit.0 <= 1 {
        return shares.to_vec();
    }
    let mut parts: Vec<Money> = shares.iter().map(|share| share.down_to(unit)).collect();
    let lost = |index: &usize| match (shares.get(*index), parts.get(*index)) {
        (Some(share), Some(part)) => share.minus(*part),
        _ => Money::ZERO,
    };
    let mut by_remainder: Vec<usize> = order.to_vec();
    by_remainder.sort_by_key(|index| std::cmp::Reverse(lost(index)));
    let mut left = shares.iter().copied().sum::<Money>().minus(parts.iter().copied().sum());
    for index in by_remainder {
        if let Some(part) = parts.get_mut(index).filter(|_| left >= unit) {
            *part = part.plus(unit);
            left = left.minus(unit);
        }
    }
    if let Some(part) = order.first().and_then(|first| parts.get_mut(*first)) {
        *part = part.plus(left);
    }
    parts
}

/// An amount by the share of the chips: rounded down, what is left over one by one to the largest remainders.
pub(crate) fn by_chips(amount: Money, stacks: &[ChipCount], order: &[usize]) -> Vec<Money> {
    let all: i128 = stacks.iter().copied().map(i128::from).fold(0, i128::saturating_add).max(1);
    let exact = |stack: &ChipCount| i128::from(amount.0).saturating_mul(i128::from(*stack));
    let whole =
        |stack| i64::try_from(exact(stack).checked_div(all).unwrap_or(0)).unwrap_or(i64::MAX);
    let mut parts: Vec<Money> = stacks.iter().map(|stack| Money(whole(stack))).collect();
    let mut by_remainder: Vec<usize> = order.to_vec();
    by_remainder.sort_by_key(|index| {
        let rest = stacks.get(*index).map(|stack| exact(stack).checked_rem(all).unwrap_or(0));
        std::cmp::Reverse(rest)
    });
    let mut left = amount.minus(parts.iter().copied().sum()).0;
    for index in by_remainder {
        if let Some(part) = parts.get_mut(index).filter(|_| left > 0) {
            *part = part.plus(Money(1));
            left = left.saturating_sub(1);
        }
    }
    parts
}
