//! Button and blinds over random histories of a table: nobody skips a blind and nobody pays one twice.

use super::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::base::ids::SeatNumber;
use shuffle_up_engine::rulebook::house_rules::ButtonRule;
use shuffle_up_engine::rules::tables::blinds::{between, clockwise};
use shuffle_up_engine::state::last_hand::Blinds;
use std::collections::BTreeMap;

/// What a player has done since sitting down, hand by hand.
#[derive(Debug, Clone, Default)]
struct Told {
    big: Vec<usize>,
    small: Vec<usize>,
    button: Vec<usize>,
    since: usize,
}

/// A table over some hands: who goes out, and who sits down at a seat where a newcomer is dealt in at once. Three hands after
/// the last change, button, small blind and big blind are three neighbours again.
fn play(rule: ButtonRule, seats: u8, first: u8, steps: &[(Vec<u8>, Option<u8>)]) {
    let mut present: BTreeMap<SeatNumber, Told> =
        (1..=seats).map(|seat| (SeatNumber(seat), Told::default())).collect();
    let dealt_in =
        |present: &BTreeMap<SeatNumber, Told>| present.keys().copied().collect::<Vec<_>>();
    let mut hand = Blinds::first(SeatNumber(1 + first % seats), &dealt_in(&present)).unwrap();
    let mut quiet = 0;
    for (number, (gone, newcomer)) in steps.iter().enumerate() {
        for (seat, told) in &mut present {
            if hand.big.contains(seat) {
                told.big.push(number);
            }
            if hand.small.contains(seat) {
                told.small.push(number);
            }
            if hand.button == *seat {
                told.button.push(number);
            }
        }
        check(rule, &present, &hand, number);
        if quiet >= 3 {
            let order = clockwise(&dealt_in(&present), hand.button);
            assert!(present.contains_key(&hand.button), "{hand:?}");
            assert_eq!((&hand.small, &hand.big), (&vec![order[0]], &vec![order[1]]), "{hand:?}");
        }
        quiet += 1;
        for seat in gone {
            // Below three players the round has another order.
            if present.len() > 3 {
                present.remove(&SeatNumber(1 + seat % seats));
                quiet = 0;
            }
        }
        // A newcomer never sits between the button of the next hand and its big blind.
        if let Some(seat) = newcomer.map(|seat| SeatNumber(1 + seat % seats)) {
            let next = hand.next(rule, &dealt_in(&present)).unwrap();
            let free = !present.contains_key(&seat) && seat != next.small_seat;
            let ahead = between(next.button, seat, next.last_big());
            if free && !ahead && seat != next.button {
                present.insert(seat, Told { since: number + 1, ..Told::default() });
                quiet = 0;
            }
        }
        hand = hand.next(rule, &dealt_in(&present)).unwrap();
    }
}

/// Between two big blinds of one player everybody who was there all the time posted exactly one, and one small blind between two
/// small ones; where the button moves, everybody had it once between two of one player's.
fn check(rule: ButtonRule, present: &BTreeMap<SeatNumber, Told>, hand: &Blinds, number: usize) {
    let round = |of: &dyn Fn(&Told) -> &Vec<usize>, what: &str| {
        for (seat, told) in present {
            let [.., before, now] = of(told).as_slice() else { continue };
            if *now != number {
                continue;
            }
            for (other, theirs) in present {
                if other == seat || theirs.since > *before {
                    continue;
                }
                // Several may post on one hand where the button moves; then their order among themselves is free.
                let posted = of(theirs).iter().filter(|at| (before..=now).contains(at)).count();
                let inside = of(theirs).iter().filter(|at| *at > before && *at < now).count();
                assert!(
                    inside <= 1 && posted >= 1,
                    "{what} of {other} in the round of {seat}: {theirs:?} {told:?}"
                );
            }
        }
    };
    round(&|told| &told.big, "big blind");
    if rule == ButtonRule::Moving {
        round(&|told| &told.button, "button");
        assert!(present.contains_key(&hand.button), "a moving button is never dead");
    } else {
        assert_eq!(hand.big.len(), 1, "one big blind a hand");
        assert!(hand.small.len() <= 1);
    }
    // Whoever posts the big blind owes the small one on the next hand, and posts it.
    for (seat, told) in present {
        let owed = number.checked_sub(1).filter(|last| told.big.last() == Some(last));
        if owed.is_some() {
            assert_eq!(told.small.last(), Some(&number), "the small blind of {seat}: {told:?}");
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn nobody_skips_a_blind_and_nobody_pays_twice(
        seats in 4_u8..=10,
        first: u8,
        moving: bool,
        steps in vec((vec(any::<u8>(), 0..2), prop::option::weighted(0.25, any::<u8>())), 1..80),
    ) {
        let rule = if moving { ButtonRule::Moving } else { ButtonRule::Dead };
        play(rule, seats, first, &steps);
    }

    /// Down to two players: the last big blind has the button, and nobody is the big blind twice in a row.
    #[test]
    fn heads_up_nobody_is_big_blind_twice(seats in 3_u8..=10, first: u8, moving: bool, out in vec(any::<u8>(), 9)) {
        let rule = if moving { ButtonRule::Moving } else { ButtonRule::Dead };
        let mut present: Vec<SeatNumber> = (1..=seats).map(SeatNumber).collect();
        let mut hand = Blinds::first(SeatNumber(1 + first % seats), &present).unwrap();
        for which in out {
            if present.len() > 2 {
                present.remove(usize::from(which) % present.len());
            }
            let next = hand.next(rule, &present).unwrap();
            prop_assert_ne!(next.last_big(), hand.last_big());
            if present.len() == 2 {
                prop_assert_eq!(next.big.len(), 1);
                prop_assert_eq!(next.button, next.small[0]);
                prop_assert_eq!(next.big[0], clockwise(&present, hand.last_big())[0]);
            }
            hand = next;
        }
    }
}
