//! Tables that do not break while somebody may still come, or until the house says.

mod support;

use shuffle_up_engine::clock::jump::JumpTo;
use shuffle_up_engine::entries::enter::Enter;
use shuffle_up_engine::floor::advice::{advice_at, due_break};
use shuffle_up_engine::floor::hold_breaks::{held_until, next_breaks};
use shuffle_up_engine::house_rules::change::ChangeHouseRules;
use shuffle_up_engine::house_rules::{GameForm, HoldBreaks, RuleBook, preset};
use shuffle_up_engine::setup::closing::Closing;
use shuffle_up_engine::setup::{Price, ReEntryRule, SetUp, templates};
use shuffle_up_engine::views::desk::{Advice, AdviceKind};
use std::collections::BTreeSet;
use support::Desk;

/// A card room's event of nine at a table, by this rule; late registration closes with level 3.
fn event(hold_breaks: HoldBreaks) -> SetUp {
    let mut setup = SetUp {
        rules: preset(RuleBook::Tch, GameForm::FullRing),
        late_entry_until: Some(Closing::Level { level: 3 }),
        rebuy: None,
        ..templates::t1000()
    };
    setup.rules.hold_breaks = hold_breaks;
    setup
}

/// Four tables of which three would hold everybody left.
fn a_break_is_due(setup: SetUp) -> Desk {
    let mut desk = Desk::playing(setup, 36, 1);
    while desk.tournament().left() > 27 {
        let sizes = desk.sizes();
        let fullest = (1..).zip(&sizes).max_by_key(|(_, size)| **size).unwrap().0;
        let seat = (1..=9).find(|seat| {
            let seat = shuffle_up_engine::ids::Seat::new(fullest, *seat);
            desk.tournament().room.at(seat).is_some()
        });
        desk.bust(desk.at(fullest, seat.unwrap()));
    }
    assert!(due_break(desk.tournament()).is_some(), "{:?}", desk.sizes());
    desk
}

fn breaks(desk: &Desk) -> Vec<Advice> {
    let due = advice_at(desk.tournament(), desk.now).into_iter();
    due.filter(|advice| advice.kind == AdviceKind::Break).collect()
}

/// Every rule, and what may still come: whether the break is held, and until when the advice says.
#[test]
fn a_break_that_is_held_says_until_when_and_has_nothing_to_take() {
    let again = ReEntryRule {
        price: Price::default(),
        chips: 1_000,
        limit: None,
        until: Closing::Level { level: 4 },
        forfeit: false,
    };
    let level = |level| Closing::Level { level };
    let held = HoldBreaks::WhileEntries {};
    let until = |until| HoldBreaks::Until { until };
    for (hold, late, re_entry, says) in [
        (HoldBreaks::Never {}, Some(level(3)), Some(again), None),
        (held, None, None, None),
        (held, Some(level(1)), None, None),
        (
            held,
            Some(level(3)),
            None,
            Some("late registration closes with the first hand of level 3"),
        ),
        (held, None, Some(again), Some("re-entries close with the first hand of level 4")),
        (until(level(1)), Some(level(3)), None, None),
        (until(level(5)), None, None, Some("level 5 begins")),
        (
            until(Closing::Time { at: i64::MAX }),
            None,
            None,
            Some("the time that the house has set"),
        ),
    ] {
        let desk = a_break_is_due(SetUp { late_entry_until: late, re_entry, ..event(hold) });
        let due = breaks(&desk);
        let [due] = due.as_slice() else { panic!("{due:?}") };
        match says {
            None => assert!(due.command.is_some(), "{due:?}"),
            Some(says) => {
                assert!(due.title.starts_with("Breaks are held: table "), "{due:?}");
                assert!(due.why.ends_with(&format!("held until {says}")), "{due:?}");
                assert_eq!((&due.command, &due.need), (&None, &None));
                assert!(desk.due().is_none(), "play just goes on");
            }
        }
    }
}

/// Held while entries can come, the break is advised as soon as they cannot.
#[test]
fn a_break_comes_back_when_late_registration_closes() {
    let mut desk = a_break_is_due(event(HoldBreaks::WhileEntries {}));
    assert_eq!(desk.due(), None);
    desk.must(JumpTo { stage: 2 });
    let due = desk.due().unwrap();
    assert!(due.kind == AdviceKind::Break && due.command.is_some(), "{due:?}");
}

/// The host may break tables at once after all.
#[test]
fn the_house_may_let_tables_break_in_play() {
    let mut desk = a_break_is_due(event(HoldBreaks::WhileEntries {}));
    let mut rules = desk.tournament().setup.rules.clone();
    rules.hold_breaks = HoldBreaks::Never {};
    desk.must(ChangeHouseRules { rules: Box::new(rules) });
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Break);
}

/// A table that is not broken is a table like the others: newcomers sit down there, too, and none has to be opened for them.
#[test]
fn newcomers_get_seats_at_every_table_while_breaks_are_held() {
    let mut desk = a_break_is_due(event(HoldBreaks::WhileEntries {}));
    assert_eq!(next_breaks(desk.tournament(), desk.now, &[]), []);
    let names = (1..=9).map(|number| format!("Late {number}")).collect();
    desk.must(Enter { names, ..Enter::default() });
    assert!(desk.tournament().alternates.is_empty());
    assert_eq!(desk.sizes(), [9; 4]);
    assert_eq!(desk.tournament().moves.len(), 0, "nobody had to move for them");
}

/// Players go and come for an hour: no table is broken only to be opened again.
#[test]
fn tables_do_not_open_and_break_by_turns() {
    let mut desk = Desk::playing(event(HoldBreaks::WhileEntries {}), 36, 3);
    let mut seen = BTreeSet::new();
    for round in 0..30_u32 {
        for out in 0..=(round % 4) {
            let seated = desk.seated();
            desk.bust(seated[usize::try_from(out * 7).unwrap() % seated.len()]);
        }
        desk.follow_advice().unwrap();
        let names = (0..=(round % 4)).map(|number| format!("Late {round} {number}")).collect();
        desk.must(Enter { names, ..Enter::default() });
        desk.follow_advice().unwrap();
        seen.insert(desk.sizes().len());
    }
    assert_eq!(seen, BTreeSet::from([4]));
}

/// Nobody is left without an opponent for the sake of those who may come.
#[test]
fn breaks_are_not_held_where_nobody_could_be_dealt_a_hand() {
    let mut setup = event(HoldBreaks::WhileEntries {});
    setup.rules.redraws.clear();
    setup.rules.hand_for_hand.advised_from = 0;
    let mut desk = Desk::playing(setup, 10, 1);
    assert_eq!(desk.sizes(), [5, 5]);
    while desk.tournament().left() > 4 {
        let out = desk.seated()[0];
        desk.bust(out);
        desk.follow_advice().unwrap();
        assert_eq!(desk.sizes().len(), 2);
    }
    assert!(held_until(desk.tournament(), desk.now).is_some());
    let out = desk.seated()[0];
    desk.bust(out);
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Break);
}
