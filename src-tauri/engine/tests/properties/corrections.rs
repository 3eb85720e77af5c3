//! Random corrections of random tournaments: the state is that of the lines in force, whatever was put right in which order.

use crate::cases;
use crate::invariants::{check, check_replay};
use crate::support::{Desk, bust, plain_fold};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::Command;
use shuffle_up_engine::clock::pause::PauseClock;
use shuffle_up_engine::clock::start::StartClock;
use shuffle_up_engine::entries::ledger::Payment;
use shuffle_up_engine::entries::rebuy::Rebuy;
use shuffle_up_engine::floor::bust::HandOrder;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::refusal::RefusalCode;
use shuffle_up_engine::setup::templates::t1000;
use shuffle_up_engine::tournament::Tournament;

/// What a director puts right; the numbers choose among the lines that there are.
#[derive(Debug, Clone)]
enum Mend {
    Strike {
        lines: Vec<usize>,
        take_along: bool,
    },
    Restore {
        line: usize,
        take_along: bool,
    },
    /// Somebody busts, buys again or the clock stops at a place further back, instead of a line or besides.
    Say {
        what: usize,
        who: usize,
        after: usize,
        instead: bool,
        take_along: bool,
    },
    Undo,
    Redo,
    PlayOn(usize),
}

fn mend() -> impl Strategy<Value = Mend> {
    let which = any::<usize>;
    prop_oneof![
        4 => (vec(which(), 1..4), any::<bool>())
            .prop_map(|(lines, take_along)| Mend::Strike { lines, take_along }),
        2 => (which(), any::<bool>()).prop_map(|(line, take_along)| Mend::Restore { line, take_along }),
        6 => (0_usize..3, which(), which(), any::<bool>(), any::<bool>()).prop_map(
            |(what, who, after, instead, take_along)| Mend::Say { what, who, after, instead, take_along }
        ),
        2 => Just(Mend::Undo),
        2 => Just(Mend::Redo),
        3 => which().prop_map(Mend::PlayOn),
    ]
}

/// A tournament of 22 with some busts, followed advice and a rebuy behind it.
fn played(seed: u64, busts: usize) -> Desk {
    let mut desk = Desk::playing(t1000(), 22, seed);
    for turn in 0..busts {
        desk.now += 45_000;
        let seated = desk.seated();
        let who = seated[(seed as usize + turn * 7) % seated.len()];
        desk.bust(who);
        if turn % 5 == 2 {
            let _ = desk.say(Rebuy { entry: who, last_hand: false, payment: Payment::Cash });
        }
        desk.follow_advice().unwrap();
    }
    desk
}

fn correction(desk: &Desk, mend: &Mend) -> Option<Correction> {
    let revision = desk.log.revision() as usize;
    let line = |which: usize| (which % revision) as u32 + 1;
    Some(match mend {
        Mend::Strike { lines, take_along } => Correction {
            strike: lines.iter().map(|which| line(*which)).collect(),
            take_along: *take_along,
            ..Correction::default()
        },
        Mend::Restore { line: which, take_along } => {
            let struck: Vec<u32> =
                (1..=desk.log.revision()).filter(|line| desk.log.is_struck(*line)).collect();
            let line = *struck.get(which.checked_rem(struck.len())?)?;
            Correction { restore: vec![line], take_along: *take_along, ..Correction::default() }
        }
        Mend::Say { what, who, after, instead, take_along } => {
            let after = line(*after);
            let entries: Vec<_> = desk.tournament().entries.keys().copied().collect();
            let who = *entries.get(who.checked_rem(entries.len())?)?;
            let command: Command = match what {
                0 => bust(&[who], HandOrder::Equal).into(),
                1 => Rebuy { entry: who, last_hand: false, payment: Payment::Cash }.into(),
                _ => PauseClock {}.into(),
            };
            Correction {
                strike: if *instead { vec![after] } else { Vec::new() },
                insert: Some(Box::new(Insertion { after, command })),
                take_along: *take_along,
                ..Correction::default()
            }
        }
        Mend::Undo | Mend::Redo | Mend::PlayOn(_) => return None,
    })
}

/// Two tournaments that a director could not tell apart.
#[track_caller]
fn same(one: &Tournament, other: &Tournament) {
    assert_eq!(one, other);
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn whatever_is_put_right_the_lines_in_force_make_the_state(
        seed: u64,
        busts in 3_usize..16,
        mends in vec(mend(), 1..14),
    ) {
        let mut desk = played(seed, busts);
        for mend in &mends {
            let before = desk.tournament().clone();
            match mend {
                Mend::Undo => drop(desk.undo()),
                Mend::Redo => drop(desk.redo()),
                Mend::PlayOn(who) => {
                    let _ = desk.say(StartClock {});
                    let seated = desk.seated();
                    if seated.len() > 2 {
                        let _ = desk.say(bust(&[seated[who % seated.len()]], HandOrder::Equal));
                    }
                    let _ = desk.follow_advice();
                }
                _ => {
                    let Some(correction) = correction(&desk, mend) else { continue };
                    let tried = desk.log.try_correction(&correction);
                    same(desk.tournament(), &before);
                    match desk.correct(&correction) {
                        Ok(()) => {
                            // All that a correction did is taken back by one undo, and comes back with one redo.
                            let after = desk.tournament().clone();
                            same(&tried.unwrap().tournament, &after);
                            desk.undo().unwrap();
                            same(desk.tournament(), &before);
                            desk.redo().unwrap();
                            same(desk.tournament(), &after);
                        }
                        Err(refusal) => {
                            prop_assert!(!refusal.message.is_empty());
                            prop_assert_eq!(
                                refusal.code == RefusalCode::LinesDepend,
                                tried.is_ok_and(|tried| !tried.depend.is_empty())
                            );
                            same(desk.tournament(), &before);
                        }
                    }
                }
            }
            check(&desk.log);
            same(desk.tournament(), &plain_fold(desk.log.lines()));
        }
        check_replay(&desk.log);
    }

    /// A line that nothing depends on can be struck and restored, and everything is as it was.
    #[test]
    fn struck_and_restored_is_as_if_nothing_had_been(seed: u64, busts in 3_usize..16, which: usize) {
        let mut desk = played(seed, busts);
        let line = (which % desk.log.revision() as usize) as u32 + 1;
        let before = desk.tournament().clone();
        let strike = Correction { strike: vec![line], take_along: true, ..Correction::default() };
        if desk.correct(&strike).is_err() {
            return Ok(());
        }
        let struck: Vec<u32> =
            (1..=desk.log.revision()).filter(|line| desk.log.is_struck(*line)).collect();
        prop_assert!(struck.contains(&line));
        desk.correct(&Correction { restore: struck, ..Correction::default() }).unwrap();
        same(desk.tournament(), &before);
    }
}
