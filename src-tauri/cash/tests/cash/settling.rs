//! Settle up: everybody is cleared, and nobody could do with fewer payments.

use super::*;
use shuffle_up_cash::settle::{EXACT, payments};
use shuffle_up_engine::base::money::by_weight;

/// Balances that sum to 0, many of them the negatives of others, so that groups exist.
fn balances(dice: &mut Dice, people: usize, largest: u64) -> Vec<Money> {
    let mut all: Vec<i64> = Vec::new();
    while all.len() + 1 < people {
        let signed = dice.below(2 * largest + 1) as i64 - largest as i64;
        let mirrored = dice.below(3) == 0;
        let one = all.last().filter(|_| mirrored).map_or(signed, |last| -last);
        all.push(one);
    }
    all.push(-all.iter().sum::<i64>());
    all.into_iter().map(Money).collect()
}

fn cleared(balances: &[Money]) -> usize {
    let paid = payments(balances);
    let mut left = balances.to_vec();
    for one in &paid {
        assert!(one.amount > Money::ZERO && one.from != one.to);
        // Who is to get money never pays, and the other way round.
        assert!(balances[one.from] < Money::ZERO && balances[one.to] > Money::ZERO);
        left[one.from] = left[one.from].plus(one.amount);
        left[one.to] = left[one.to].minus(one.amount);
    }
    assert!(left.iter().all(|balance| *balance == Money::ZERO), "{balances:?}: {paid:?}");
    assert_eq!(payments(balances), paid, "the same again");
    paid.len()
}

/// The fewest payments, by trying: the first who is not even is settled wholly with one after the other of the opposite side.
fn fewest(balances: &mut Vec<i64>, from: usize) -> usize {
    let Some(first) = (from..balances.len()).find(|at| balances[*at] != 0) else { return 0 };
    let mut best = usize::MAX;
    for other in first + 1..balances.len() {
        if balances[other].signum() == -balances[first].signum() {
            let amount = balances[first];
            balances[other] += amount;
            best = best.min(1 + fewest(balances, first + 1));
            balances[other] -= amount;
        }
    }
    best
}

#[test]
fn payments_are_the_fewest_by_trying_for_small_tables() {
    let mut dice = Dice(7);
    for _ in 0..600 {
        let people = 2 + dice.below(7) as usize;
        let largest = 1 + dice.below(12);
        let balances = balances(&mut dice, people, largest);
        let mut tried: Vec<i64> = balances.iter().map(|balance| balance.0).collect();
        assert_eq!(cleared(&balances), fewest(&mut tried, 0), "{balances:?}");
    }
}

/// Up to ten, by the theorem: those who are not even less the most groups that sum to 0, found by trying every partition.
#[test]
fn payments_are_the_fewest_for_up_to_ten() {
    fn most_groups(left: &[i64], open: &mut Vec<i64>) -> usize {
        let Some((first, rest)) = left.split_first() else {
            return if open.iter().all(|sum| *sum == 0) { open.len() } else { 0 };
        };
        let mut best = 0;
        for at in 0..open.len() {
            open[at] += first;
            best = best.max(most_groups(rest, open));
            open[at] -= first;
        }
        open.push(*first);
        best = best.max(most_groups(rest, open));
        open.pop();
        best
    }
    let mut dice = Dice(11);
    for people in 3..=10 {
        for _ in 0..if people < 9 { 40 } else { 3 } {
            let balances = balances(&mut dice, people, 9);
            let uneven: Vec<i64> =
                balances.iter().map(|balance| balance.0).filter(|balance| *balance != 0).collect();
            let least = uneven.len() - most_groups(&uneven, &mut Vec::new());
            assert_eq!(cleared(&balances), least, "{balances:?}");
        }
    }
}

#[test]
fn a_larger_table_needs_at_most_one_payment_fewer_than_it_has_players() {
    let mut dice = Dice(3);
    for people in [EXACT, EXACT + 1, 14, 40, 200] {
        for _ in 0..20 {
            let balances = balances(&mut dice, people, 100_000);
            let uneven = balances.iter().filter(|balance| **balance != Money::ZERO).count();
            assert!(cleared(&balances) <= uneven.saturating_sub(1));
        }
    }
    assert_eq!(payments(&[]), []);
    assert_eq!(payments(&[Money::ZERO; 5]), []);
    let far = Money(9_007_199_254_740_991);
    assert_eq!(cleared(&[far, Money::ZERO.minus(far)]), 1);
}

#[test]
fn a_difference_is_shared_out_to_the_last_unit() {
    assert_eq!(by_weight(10, &[1, 1, 1]), [4, 3, 3]);
    assert_eq!(by_weight(10, &[0, 70, 30, 0]), [0, 7, 3, 0]);
    assert_eq!(by_weight(5, &[1, 2]), [2, 3]);
    assert!(by_weight(7, &[]).is_empty());
    assert_eq!(by_weight(7, &[0, 0]), [0, 0]);
    let mut dice = Dice(5);
    for _ in 0..300 {
        let weights: Vec<u64> = (0..1 + dice.below(9)).map(|_| dice.below(1_000)).collect();
        let units = dice.below(100_000);
        let shared: u64 = by_weight(units, &weights).iter().sum();
        assert_eq!(shared, if weights.iter().all(|weight| *weight == 0) { 0 } else { units });
    }
}
