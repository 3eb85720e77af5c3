//! Chip races over random tables: the value is kept up to the rule's rounding, and nobody is raced out.

use super::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::base::ids::{SeatNumber, TableNumber};
use shuffle_up_engine::rulebook::race_rule::RaceRule;
use shuffle_up_engine::rules::chips::deal::deal;
use shuffle_up_engine::rules::chips::race::{Exchange, Racer, chips_to_award, race};
use shuffle_up_engine::state::coloured_up::{Award, AwardReason};
use std::collections::BTreeSet;

fn exchange() -> impl Strategy<Value = Exchange> {
    prop_oneof![
        prop::sample::select(vec![
            (1, 5),
            (5, 25),
            (25, 100),
            (100, 500),
            (500, 1_000),
            (1_000, 5_000),
            (2, 5),
            (20, 50),
            (200, 500),
            (5, 100),
        ]),
        (1_u64..40, 1_u64..200).prop_map(|(chip, more)| (chip, chip + more)),
    ]
    .prop_map(|(chip, next)| Exchange { chip, next })
}

/// A table: how many chips each seat has, and whether they are all it has.
fn table() -> impl Strategy<Value = Vec<(u32, bool)>> {
    vec((0_u32..60, prop::bool::weighted(0.2)), 1..11)
}

fn racers(exchange: Exchange, table: &[(u32, bool)], seed: u64) -> Vec<Racer> {
    let odd: Vec<u32> = table.iter().map(|(chips, _)| exchange.change(*chips).1).collect();
    let hands = deal(seed, TableNumber(1), &odd);
    (1..)
        .zip(table)
        .zip(hands)
        .filter(|(_, cards)| !cards.is_empty())
        .map(|((seat, (chips, last)), cards)| Racer {
            seat: SeatNumber(seat),
            cards,
            last: *last && exchange.change(*chips).0 == 0,
        })
        .collect()
}

fn saved(awards: &[Award]) -> BTreeSet<SeatNumber> {
    let saved = awards.iter().filter(|award| award.reason == AwardReason::LastChips {});
    saved.map(|award| award.seat).collect()
}

proptest! {
    #![proptest_config(cases(400))]

    /// What is given out is worth the odd chips, to half a new chip (to a whole one where the rule always rounds up), and
    /// more only by the chips that save a player. What changes directly keeps its value to the last chip.
    #[test]
    fn value_is_kept_up_to_the_rounding(exchange in exchange(), table in table(), seed in 0_u64..9_000) {
        for (chips, _) in &table {
            let (new, odd) = exchange.change(*chips);
            let worth = u64::from(new) * exchange.next + u64::from(odd) * exchange.chip;
            prop_assert_eq!(worth, u64::from(*chips) * exchange.chip);
        }
        let racers = racers(exchange, &table, seed);
        let odd: usize = racers.iter().map(|racer| racer.cards.len()).sum();
        let value = odd as u64 * exchange.chip;
        for rule in [RaceRule::HighCards, RaceRule::OneEach] {
            let due = chips_to_award(rule, exchange, odd as u64);
            let rounded = (due * exchange.next).abs_diff(value);
            let always_up = rule == RaceRule::OneEach && exchange.chip == 500;
            prop_assert!(rounded * 2 <= exchange.next || always_up && rounded < exchange.next);
            let awards = race(rule, exchange, &racers);
            let saved = saved(&awards).len() as u64;
            let given = awards.len() as u64;
            match rule {
                RaceRule::HighCards => prop_assert_eq!(given, due.max(saved)),
                RaceRule::OneEach => prop_assert_eq!(given, due + saved),
            }
        }
    }

    /// Nobody is raced out, nobody is saved who did not need it, and each card wins once. Where one value divides the other,
    /// nobody wins two chips under the rule that says so.
    #[test]
    fn nobody_is_raced_out(exchange in exchange(), table in table(), seed in 0_u64..9_000) {
        let racers = racers(exchange, &table, seed);
        for rule in [RaceRule::HighCards, RaceRule::OneEach] {
            let awards = race(rule, exchange, &racers);
            let saved = saved(&awards);
            for racer in &racers {
                let by_card = awards
                    .iter()
                    .filter(|award| award.seat == racer.seat && award.reason != AwardReason::LastChips {})
                    .count();
                let kept = by_card > 0 || saved.contains(&racer.seat);
                prop_assert!(kept || !racer.last, "seat {} is out", racer.seat);
                prop_assert!(!saved.contains(&racer.seat) || racer.last && by_card == 0);
                prop_assert!(by_card <= racer.cards.len());
                if rule == RaceRule::OneEach && exchange.next.is_multiple_of(exchange.chip) {
                    prop_assert!(by_card <= 1);
                }
            }
        }
    }

    /// The best card of all always wins a chip where one is won by a card.
    #[test]
    fn the_best_card_wins_first(exchange in exchange(), table in table(), seed in 0_u64..9_000) {
        let racers = racers(exchange, &table, seed);
        let best = racers.iter().flat_map(|racer| &racer.cards).max().copied();
        for rule in [RaceRule::HighCards, RaceRule::OneEach] {
            let awards = race(rule, exchange, &racers);
            let first = awards.iter().find_map(|award| match award.reason {
                AwardReason::Card { card } => Some(card),
                AwardReason::LastChips {} => None,
            });
            prop_assert!(first.is_none() || first == best);
        }
    }
}
