//! Following the advice: it ends, with the fewest moves, level tables, and the redraws where the book has them.

use super::cases;
use super::setups::setup;
use crate::support::{Desk, bust};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::seating::late;
use shuffle_up_engine::log::LineKind;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::tables::balance::{moves_needed, tolerance};
use shuffle_up_engine::state::draw::DrawKind;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::{Command, Tournament};
use std::collections::BTreeSet;

/// The fewest moves after which sizes differ by no more than the tolerance, by trying every span of sizes.
fn fewest_moves(sizes: &[usize], tolerance: usize) -> usize {
    (0..=sizes.iter().copied().max().unwrap_or(0))
        .map(|least| {
            let missing: usize = sizes.iter().map(|size| least.saturating_sub(*size)).sum();
            let over: usize = sizes.iter().map(|size| size.saturating_sub(least + tolerance)).sum();
            missing.max(over)
        })
        .min()
        .unwrap_or(0)
}

/// The fewest moves by trying every one of them, level by level: for small rooms.
fn fewest_by_trying(sizes: &[usize], tolerance: usize) -> usize {
    let level =
        |sizes: &Vec<usize>| sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= tolerance;
    let mut reached: BTreeSet<Vec<usize>> = BTreeSet::from([sizes.to_vec()]);
    for moves in 0.. {
        if reached.iter().any(level) {
            return moves;
        }
        let mut next = BTreeSet::new();
        for before in &reached {
            for from in 0..before.len() {
                for to in 0..before.len() {
                    if from != to && before[from] > 0 {
                        let mut after = before.clone();
                        after[from] -= 1;
                        after[to] += 1;
                        next.insert(after);
                    }
                }
            }
        }
        reached = next;
    }
    unreachable!("moving one at a time levels any room")
}

fn spread(tournament: &Tournament) -> usize {
    let most = tournament.room.fullest().map_or(0, |(size, _)| size);
    most - tournament.room.shortest().map_or(0, |(size, _)| size)
}

/// Follows the advice to its end and checks each step on the way.
fn follow(desk: &mut Desk) {
    let left = desk.tournament().left();
    let mut balancing: Option<(usize, usize)> = None;
    for step in 0.. {
        assert!(step < 400, "the advice does not end");
        if desk.tournament().phase() != Phase::Playing {
            break;
        }
        let Some(due) = desk.due() else { break };
        assert!(!due.title.is_nothing() && !due.why.is_nothing() && !due.verb.is_nothing());
        if due.kind == AdviceKind::HandForHand {
            if desk.hand_for_hand_goes_on(&due).unwrap() {
                continue;
            }
            break;
        }
        let moves = matches!(due.command, Some(Command::MovePlayer(_)));
        if due.kind == AdviceKind::Balance {
            let fewest = fewest_moves(&desk.sizes(), tolerance(desk.tournament()));
            assert_eq!(usize::try_from(moves_needed(desk.tournament(), desk.now)).unwrap(), fewest);
            assert_eq!(usize::try_from(due.more).unwrap() + 1, fewest);
            let (_, made) = *balancing.get_or_insert((fewest, 0));
            balancing = balancing.map(|(fewest, _)| (fewest, made + usize::from(moves)));
        }
        desk.take(&due).unwrap();
        assert_eq!(desk.tournament().left(), left, "an advice never costs a player the seat");
    }
    if let Some((fewest, made)) = balancing {
        assert_eq!(made, fewest, "as many moves as were needed at first");
    }
    assert!(spread(desk.tournament()) <= tolerance(desk.tournament()), "{:?}", desk.sizes());
}

/// Redraws made so far: to how many tables, with how many players.
fn redraws(desk: &Desk) -> Vec<(u32, usize)> {
    let draws = desk.tournament().draws.iter();
    draws
        .filter_map(|draw| match draw.kind {
            DrawKind::Redraw { tables } => Some((tables, draw.seats.len())),
            _ => None,
        })
        .collect()
}

proptest! {
    #![proptest_config(cases(48))]

    /// With any house rules, hands that cost one to four players at any tables, and late registrations between them.
    #[test]
    fn the_advice_ends_with_level_tables(
        setup in setup(),
        seed: u64,
        players in 2_usize..=120,
        hands in vec((vec(any::<usize>(), 1..5), any::<bool>()), 1..40),
    ) {
        // A day that ends leaves the tables as they are.
        let mut desk = Desk::playing(SetUp { day_end: None, ..setup }, players, seed);
        for (who, late) in hands {
            let seated = desk.seated();
            let mut out: Vec<_> = who.iter().map(|which| seated[which % seated.len()]).collect();
            out.sort_unstable();
            out.dedup();
            if late {
                let _ = desk.say(Enter { names: vec!["Late Player".into()], ..Enter::default() });
            }
            let _ = desk.say(bust(&out, HandOrder::AsListed));
            follow(&mut desk);
        }
    }

    /// The count of the fewest moves is what trying every move gives.
    #[test]
    fn fewest_moves_are_the_fewest(sizes in vec(0_usize..7, 1..5), tolerance in 1_usize..4) {
        prop_assert_eq!(fewest_moves(&sizes, tolerance), fewest_by_trying(&sizes, tolerance));
    }

    /// HPT, Seating: one bust at a time, the two redraws come with exactly 18 and 9 players left, each once, and
    /// never more players at a table than it has seats.
    #[test]
    fn hpt_redraws_at_18_and_9(seed: u64, players in 2_usize..=120) {
        let mut desk = Desk::playing(templates::t1000(), players, seed);
        let tables = desk.tournament().room.open_tables();
        while desk.tournament().phase() == Phase::Playing {
            let seated = desk.seated();
            let which = usize::try_from(desk.chance()).unwrap() % seated.len();
            desk.bust(seated[which]);
            follow(&mut desk);
            let (left, open) = (desk.tournament().left(), desk.tournament().room.open_tables());
            prop_assert!(left > 9 || open == 1);
            prop_assert!(left > 18 || open <= 2);
            prop_assert!(left <= 18 || tables <= 2 || open >= 3, "{left} left at {open} tables");
        }
        let expected: Vec<(u32, usize)> =
            [(3, (2, 18)), (2, (1, 9))].into_iter().filter(|(from, _)| tables >= *from).map(|(_, redraw)| redraw).collect();
        prop_assert_eq!(redraws(&desk), expected);
    }

    /// A table that breaks and a late registration leave the others as level as their seats allow, and the recorded
    /// seed gives the same seats again.
    #[test]
    fn late_seats_keep_tables_level(seed: u64, players in 11_usize..=119, late in 1_usize..6) {
        let mut desk = Desk::playing(templates::t1000(), players, seed);
        let before = desk.tournament().clone();
        let names = (0..late).map(|index| format!("Late {index}")).collect();
        let line = desk.say(Enter { names, ..Enter::default() }).cloned();
        let seats: usize = before.room.tables().map(|(_, table)| table.open_seats().len()).sum();
        let line = line.unwrap();
        let waiting = late.saturating_sub(seats);
        prop_assert_eq!(desk.tournament().alternates.len(), waiting, "the others wait");
        if seats > 0 {
            prop_assert!(spread(desk.tournament()) <= 1);
            let LineKind::Command { .. } = &line.kind else { panic!("a late registration is said") };
            let drawn = &desk.tournament().draws.last().unwrap().seats;
            let entries: Vec<_> = drawn.iter().map(|(entry, _)| *entry).collect();
            let again = late::seats(&before, &entries, desk.now, line.seed).seats;
            prop_assert_eq!(again.as_slice(), &**drawn);
        }
    }

    /// The first draw: everybody once, sizes as even as they can be, seats from the ace up, the button at the ace.
    #[test]
    fn the_first_draw_is_even(setup in setup(), seed: u64, players in 2_usize..=300) {
        let mut desk = Desk::open(setup, seed);
        desk.enter(players);
        desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
        prop_assert_eq!(desk.seated().len(), players);
        prop_assert!(spread(desk.tournament()) <= 1);
        for (number, table) in desk.tournament().room.tables() {
            let seats: Vec<usize> = table.occupied().iter().map(|seat| usize::from(seat.0)).collect();
            prop_assert_eq!(seats, (1..=table.players()).collect::<Vec<_>>());
            let rule = desk.tournament().setup.rules.first_button;
            let ace = rule == shuffle_up_engine::rulebook::house_rules::FirstButton::Ace;
            let button = desk.tournament().known_button(number, desk.now).map(|seat| seat.0);
            prop_assert_eq!(button, ace.then_some(1), "the other houses draw for it");
        }
    }
}
