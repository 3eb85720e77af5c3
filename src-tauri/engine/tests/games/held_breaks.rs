//! Advice that waits: tables that do not break while somebody may still come, and what the director puts off or dismisses.

use crate::support::Desk;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
use shuffle_up_engine::advice::Advice;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::advice::put_off::PutOffAdvice;
use shuffle_up_engine::advice::waiting::{WaitingView, next_due, put_off_view};
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, HoldBreaks, preset};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::{Price, ReEntryRule};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::tables::due::due_break;
use shuffle_up_engine::rules::tables::hold_breaks::{held_until, next_breaks};
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::state::put_off::{Matter, PutOffUntil};
use std::collections::BTreeSet;

/// A card room's event of nine at a table, by this rule; late registration closes with level 3.
fn event(hold_breaks: HoldBreaks) -> SetUp {
    let mut setup = SetUp {
        rules: preset(RuleBook::Tch, GameForm::FullRing),
        late_registration_until: Some(Closing::Level { level: 3 }),
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
            let seat = shuffle_up_engine::base::ids::Seat::new(fullest, *seat);
            desk.tournament().room.at(seat).is_some()
        });
        desk.bust(desk.at(fullest, seat.unwrap()));
    }
    assert!(due_break(desk.tournament()).is_some(), "{:?}", desk.sizes());
    desk
}

fn waiting(desk: &Desk) -> Vec<WaitingView> {
    put_off_view(desk.tournament(), None, desk.now).waiting
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
        (until(level(5)), None, None, Some("level 5")),
        (
            until(Closing::Time { at: i64::MAX }),
            None,
            None,
            Some("the time that the house has set"),
        ),
    ] {
        let desk = a_break_is_due(SetUp { late_registration_until: late, re_entry, ..event(hold) });
        assert_eq!(breaks(&desk).len(), usize::from(says.is_none()));
        match says {
            None => assert_eq!(waiting(&desk), []),
            Some(says) => {
                let held = &waiting(&desk)[0];
                assert!(held.title.english.starts_with("Breaks are held: table "), "{held:?}");
                assert_eq!(
                    (&*held.until.english, &held.show_again),
                    (&*format!("until {says}"), &None)
                );
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
    let moves = &desk.tournament().moves;
    assert!(moves.iter().all(|told| told.one.from.is_none()), "nobody had to move for them");
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

fn put_off(kind: AdviceKind, until: PutOffUntil, reason: &str) -> PutOffAdvice {
    let matter = Matter { kind, entry: None };
    PutOffAdvice { matter, until: Some(until), reason: reason.into() }
}

/// Three tables would hold everybody, and nothing holds the break.
fn a_break_to_put_off() -> Desk {
    a_break_is_due(event(HoldBreaks::Never {}))
}

/// What is typed when a break is due, what it means and what the log says of it.
#[test]
fn the_first_advice_is_put_off_from_the_floor_line() {
    for (typed, says, label) in [
        (
            "later",
            "Table breaks, until the room changes",
            "Later: Table breaks, until the room changes",
        ),
        ("later 10", "Table breaks, for 10 minutes", "Later: Table breaks, for 10 minutes"),
        (
            "later 1 dinner",
            "Table breaks, for 1 minute",
            "Later: Table breaks, for 1 minute (dinner)",
        ),
        ("later level 3", "Table breaks, until level 3", "Later: Table breaks, until level 3"),
        (
            "later l3 the host asks",
            "Table breaks, until level 3",
            "Later: Table breaks, until level 3 (the host asks)",
        ),
        (
            "dismiss they play on",
            "Table breaks, until you ask for it again",
            "Dismissed: Table breaks (they play on)",
        ),
    ] {
        let mut desk = a_break_to_put_off();
        let reading = read(&desk.log, typed, desk.now);
        assert_eq!((&*reading.refusal.english, &*reading.says.english), ("", says), "{typed}");
        let number = desk.say(reading.command.unwrap()).unwrap().number;
        assert_eq!(desk.log.label(number).unwrap().to_string(), label);
        assert_eq!(breaks(&desk), []);
        let waits = waiting(&desk).remove(0);
        assert_eq!(waits.title.english, "Table breaks");
        // It is asked for again, and undone as everything else is.
        desk.must(waits.show_again.unwrap());
        assert_eq!((breaks(&desk).len(), waiting(&desk).len()), (1, 0));
        desk.undo().unwrap();
        assert_eq!((breaks(&desk).len(), waiting(&desk).len()), (0, 1));
    }
}

#[test]
fn what_cannot_be_put_off_says_why() {
    let mut desk = a_break_to_put_off();
    let now = desk.now;
    let time = |at| PutOffUntil::Point { until: Closing::Time { at } };
    let level = |level| PutOffUntil::Point { until: Closing::Level { level } };
    for (kind, until, reason, says) in [
        (AdviceKind::Break, PutOffUntil::Dismissed {}, "\u{200b} ", "say-why-dismissed-log"),
        (AdviceKind::Break, level(1), "", "passed-already-choose-later"),
        (AdviceKind::Break, time(now), "", "passed-already-choose-later"),
        (AdviceKind::Break, time(now + 24 * 3_600_000 + 1), "", "put-off-day-most"),
        (AdviceKind::Redraw, level(9), "", "nothing-kind-due-now"),
        (AdviceKind::Start, level(9), "", "nothing-kind-due-now"),
        (AdviceKind::Break, level(9), &"x".repeat(201), "keep-reason-200-characters"),
    ] {
        assert_eq!(desk.refused(put_off(kind, until, reason)).key, says);
    }
    let again = PutOffAdvice {
        matter: Matter { kind: AdviceKind::Break, entry: None },
        until: None,
        reason: String::new(),
    };
    assert_eq!(desk.refused(again).key, "advice-not-put-off");
    for (typed, says) in [
        ("dismiss", "why? dismiss and the reason, for the log"),
        ("later level", "until which level? later level 8"),
    ] {
        assert_eq!(read(&desk.log, typed, desk.now).says.english, says);
    }
    let mut registering = Desk::open(event(HoldBreaks::Never {}), 1);
    registering.enter(9);
    assert_eq!(
        read(&registering.log, "later", registering.now).refusal.english,
        "Nothing is advised that could wait."
    );
}

/// It is due again at its time, at its level, and when somebody goes out or comes; a dismissed one is not.
#[test]
fn what_was_put_off_comes_back_when_it_was_said() {
    let minute = 60_000;
    let mut desk = a_break_to_put_off();
    let (now, until) = (desk.now, desk.now + 10 * minute);
    desk.must(put_off(
        AdviceKind::Break,
        PutOffUntil::Point { until: Closing::Time { at: until } },
        "",
    ));
    assert_eq!(next_due(desk.tournament(), now), Some(until));
    desk.now = until - 1;
    assert_eq!(breaks(&desk), []);
    desk.now = until;
    assert_eq!((breaks(&desk).len(), waiting(&desk).len()), (1, 0));

    let level = PutOffUntil::Point { until: Closing::Level { level: 3 } };
    desk.must(put_off(AdviceKind::Break, level, ""));
    desk.must(JumpTo { stage: 1 });
    assert_eq!(breaks(&desk), []);
    desk.must(JumpTo { stage: 2 });
    assert_eq!(breaks(&desk).len(), 1);

    desk.must(put_off(AdviceKind::Break, PutOffUntil::Change {}, ""));
    desk.now += 60 * minute;
    assert_eq!(breaks(&desk), []);
    let out = desk.seated()[0];
    desk.bust(out);
    assert_eq!(breaks(&desk).len(), 1);

    desk.must(put_off(AdviceKind::Break, PutOffUntil::Dismissed {}, "they play on"));
    let out = desk.seated()[0];
    desk.bust(out);
    assert_eq!((breaks(&desk).len(), waiting(&desk).len()), (0, 1));
}

/// While no table breaks by the director's word, the tables are levelled all the same.
#[test]
fn what_comes_after_an_advice_that_waits_is_advised() {
    let mut desk = a_break_to_put_off();
    desk.must(put_off(AdviceKind::Break, PutOffUntil::Dismissed {}, "they play on"));
    while desk.due().is_none() {
        let largest = (1..).zip(desk.sizes()).min_by_key(|(_, size)| *size).unwrap().0;
        let seat = (1..=9).find(|seat| {
            let seat = shuffle_up_engine::base::ids::Seat::new(largest, *seat);
            desk.tournament().room.at(seat).is_some()
        });
        desk.bust(desk.at(largest, seat.unwrap()));
    }
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Balance);
}
