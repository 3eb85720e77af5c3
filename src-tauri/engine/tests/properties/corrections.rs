//! Random corrections of random tournaments: the state is that of the lines in force, whatever was put right in which order.

use super::cases;
use super::invariants::{check, check_replay};
use crate::support::{Desk, bust, plain_fold, plain_replay, plainly_struck};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::change_schedule::ChangeSchedule;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::command::Context;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::event::Event;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::actions::seating::block_seat::BlockSeat;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::actions::tables::resize_table::ResizeTable;
use shuffle_up_engine::actions::tables::swap::SwapSeats;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::refusal::RefusalCode;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::schedule::StageName;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::ReEntryRule;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::state::dial::Dial;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::tournament::Tournament;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// What a director puts right; the numbers choose among the lines that there are.
#[derive(Debug, Clone)]
enum Mend {
    Strike {
        lines: Vec<usize>,
        strike_dependent: bool,
    },
    Restore {
        line: usize,
        strike_dependent: bool,
    },
    /// Anything is said at a place further back, instead of a line or besides.
    Say {
        what: usize,
        who: usize,
        after: usize,
        instead: bool,
        strike_dependent: bool,
    },
    Undo,
    Redo,
    PlayOnShort {
        what: usize,
        who: usize,
    },
    /// So many steps of undo and as many of redo.
    BackAndForth(usize),
}

fn mend() -> impl Strategy<Value = Mend> {
    let which = any::<usize>;
    prop_oneof![
        4 => (vec(which(), 1..4), any::<bool>())
            .prop_map(|(lines, strike_dependent)| Mend::Strike { lines, strike_dependent }),
        2 => (which(), any::<bool>()).prop_map(|(line, strike_dependent)| Mend::Restore { line, strike_dependent }),
        6 => (which(), which(), which(), any::<bool>(), any::<bool>()).prop_map(
            |(what, who, after, instead, strike_dependent)| Mend::Say { what, who, after, instead, strike_dependent }
        ),
        2 => Just(Mend::Undo),
        2 => Just(Mend::Redo),
        5 => (which(), which()).prop_map(|(what, who)| Mend::PlayOnShort { what, who }),
        2 => (1_usize..12).prop_map(Mend::BackAndForth),
    ]
}

/// A set-up in which players rebuy and enter once more.
fn open_to_all() -> SetUp {
    let mut setup = t1000();
    let rebuy = setup.rebuy.as_mut().expect("rebuys");
    rebuy.limit = None;
    let (price, chips, until) = (rebuy.price, rebuy.chips, rebuy.until);
    setup.re_entry = Some(ReEntryRule { price, chips, limit: Some(3), until, forfeit: false });
    setup
}

/// A tournament of 22 with some busts, followed advice and other things behind it.
fn played(seed: u64, busts: usize) -> Desk {
    let mut desk = Desk::playing(open_to_all(), 22, seed);
    for turn in 0..busts {
        desk.now += 45_000;
        let seated = desk.seated();
        let who = seated[(seed as usize + turn * 7) % seated.len()];
        desk.bust(who);
        let what = desk.chance() as usize;
        let command = command(&desk, what, who.0 as usize);
        let _ = desk.say(command);
        desk.follow_advice().unwrap();
    }
    desk
}

/// Something that a director may say; times and numbers that nobody would say are among them.
fn command(desk: &Desk, what: usize, which: usize) -> Command {
    let entries = desk.tournament().entries.len().max(1);
    let who = EntryId((which % (entries + 1)) as u32 + 1);
    let other = EntryId(((which / 32) % entries) as u32 + 1);
    let table = TableNumber((which % 4) as u32 + 1);
    let seat = SeatNumber((which / 4 % 13) as u8);
    let hostile = [i64::MIN, -1, 0, 1, 300_000, 600_000, 86_400_000, i64::MAX];
    let time = hostile[which % hostile.len()];
    match what % 20 {
        0 | 1 => bust(&[who], HandOrder::Equal).into(),
        2 => Rebuy { entry: who, last_hand: false, payment: Payment::Cash }.into(),
        3 => ReEnter { entry: who, forfeited: None, payment: Payment::Cash }.into(),
        4 => PauseClock {}.into(),
        5 => SetTimeLeft { remaining_ms: time }.into(),
        6 => TakeBreak { length_ms: time, note: String::new() }.into(),
        14 | 15 => TakeBreak { length_ms: 300_000, note: String::new() }.into(),
        7 => Enter { names: vec!["Late".into()], ..Enter::default() }.into(),
        8 => MovePlayer { entry: who, to: Seat { table, seat }, reason: "".into() }.into(),
        9 => SwapSeats { one: who, other }.into(),
        10 => ResizeTable { table, seats: seat.0 }.into(),
        17 | 18 => CorrectBust { recorded: who, out: other }.into(),
        19 => BackIn { entry: who }.into(),
        11 => BlockSeat { seat: Seat { table, seat }, blocked: !which.is_multiple_of(3) }.into(),
        12 | 16 => JumpTo { stage: (which % 24) as u32 }.into(),
        13 => {
            let mut schedule = desk.tournament().setup.schedule.clone();
            let at = which % schedule.stages.len();
            schedule.stages[at] = schedule.stages[at].clone().lasting(300_000 + which as i64 % 7);
            ChangeSchedule { schedule }.into()
        }
        _ => StartClock {}.into(),
    }
}

/// Whether all that is in force could have been said so from the start, by the plainest fold: what stands by itself is
/// kept by a rule, and a question of then is answered by what happened.
fn right_from_the_start(desk: &Desk) {
    let lines = &desk.log.lines().to_vec();
    let mut right = Tournament::default();
    for number in plain_replay(lines) {
        let line = &lines[number as usize - 1];
        if plainly_struck(lines, number) {
            continue;
        }
        let act = line.applied().unwrap();
        let (now, seed, next_entry) = (act.at, line.seed, desk.log.next_entry());
        let context = Context { now, seed, next_entry, device: act.device };
        let before = right.ledger.len();
        if let Err(refusal) = act.command.decide(&right, &context) {
            let question =
                matches!(refusal.code, RefusalCode::StacksNeeded | RefusalCode::ButtonNeeded);
            assert!(
                question || act.command.is_independent(),
                "line {number} could not have been said: {refusal}\n{:?}",
                act.command
            );
        }
        for event in act.events {
            let was = right.clone();
            event.apply(&mut right);
            holds_as_said(event, &was, &right);
        }
        right.put_into_drawer(act.device, before);
    }
    same(desk.tournament(), &right);
}

/// Whether the clock was set as a line in force says, whatever was put right before it.
fn holds_as_said(event: &Event, before: &Tournament, after: &Tournament) {
    let schedule = &after.setup.schedule;
    match event {
        Event::TimeLeftSet(set) => assert_eq!(after.clock(set.at).remaining, set.remaining_ms),
        Event::ClockJumped(jumped) => {
            let now = after.clock(jumped.at);
            let (level, is_break) = match jumped.to {
                StageName::Level { number, .. } => (number, false),
                StageName::Break { after, .. } => (after, true),
            };
            let there = (now.level_number(schedule), schedule.stage(now.stage).is_break());
            assert_eq!(there, (level, is_break), "{jumped:?}");
        }
        Event::ScheduleChanged(changed) => {
            assert_eq!(*schedule, changed.schedule);
            let present = before.clock(changed.at).stage;
            let (then, now) = (&before.setup.schedule.stages, &schedule.stages);
            if before.dial != Dial::NotStarted {
                let played = present.min(then.len());
                assert_eq!(then[..played], now[..played], "what was played stays");
                assert_eq!(after.clock(changed.at).stage, present);
            }
        }
        _ => {}
    }
}

fn correction(desk: &Desk, mend: &Mend) -> Option<Correction> {
    let revision = desk.log.revision() as usize;
    let line = |which: usize| (which % revision) as u32 + 1;
    Some(match mend {
        Mend::Strike { lines, strike_dependent } => Correction {
            strike: lines.iter().map(|which| line(*which)).collect(),
            strike_dependent: *strike_dependent,
            ..Correction::default()
        },
        Mend::Restore { line: which, strike_dependent } => {
            let struck: Vec<u32> =
                (1..=desk.log.revision()).filter(|line| desk.log.is_struck(*line)).collect();
            let line = *struck.get(which.checked_rem(struck.len())?)?;
            Correction {
                restore: vec![line],
                strike_dependent: *strike_dependent,
                ..Correction::default()
            }
        }
        Mend::Say { what, who, after, instead, strike_dependent } => {
            let after = line(*after);
            let command = command(desk, *what, *who);
            Correction {
                strike: if *instead { vec![after] } else { Vec::new() },
                insert: Some(Box::new(Insertion { after, command })),
                strike_dependent: *strike_dependent,
                ..Correction::default()
            }
        }
        Mend::Undo | Mend::Redo | Mend::PlayOnShort { .. } | Mend::BackAndForth(_) => return None,
    })
}

/// How many corrections the random histories made, and how many of them were refused.
static MADE: AtomicU32 = AtomicU32::new(0);
static REFUSED: AtomicU32 = AtomicU32::new(0);

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
                Mend::PlayOnShort { what, who } => {
                    let command = command(&desk, *what, *who);
                    let _ = desk.say(command);
                    let _ = desk.follow_advice();
                }
                Mend::BackAndForth(steps) => {
                    let steps = (0..*steps).take_while(|_| desk.undo().is_ok()).count();
                    check(&desk.log);
                    for _ in 0..steps {
                        desk.redo().unwrap();
                    }
                    same(desk.tournament(), &before);
                }
                _ => {
                    let Some(correction) = correction(&desk, mend) else { continue };
                    let tried = desk.log.try_correction(&correction);
                    same(desk.tournament(), &before);
                    match desk.correct(&correction) {
                        Ok(()) => {
                            // All that a correction did is taken back by one undo, and comes back with one redo.
                            MADE.fetch_add(1, Relaxed);
                            let after = desk.tournament().clone();
                            right_from_the_start(&desk);
                            same(&tried.unwrap().tournament, &after);
                            desk.undo().unwrap();
                            same(desk.tournament(), &before);
                            desk.redo().unwrap();
                            same(desk.tournament(), &after);
                        }
                        Err(refusal) => {
                            REFUSED.fetch_add(1, Relaxed);
                            prop_assert!(!refusal.message.is_empty() && !refusal.key.is_empty());
                            prop_assert_eq!(
                                refusal.code == RefusalCode::LinesDepend,
                                tried.is_ok_and(|tried| tried.refusal(&desk.log, &correction).is_some())
                            );
                            same(desk.tournament(), &before);
                        }
                    }
                }
            }
            check(&desk.log);
            same(desk.tournament(), &plain_fold(&desk.log.lines().to_vec()));
        }
        check_replay(&desk.log);
        println!("{} corrections made, {} refused", MADE.load(Relaxed), REFUSED.load(Relaxed));
    }

    /// A line that nothing depends on can be struck and restored, and everything is as it was.
    #[test]
    fn struck_and_restored_is_as_if_nothing_had_been(seed: u64, busts in 3_usize..16, which: usize) {
        let mut desk = played(seed, busts);
        let line = (which % desk.log.revision() as usize) as u32 + 1;
        let before = desk.tournament().clone();
        let strike = Correction { strike: vec![line], strike_dependent: true, ..Correction::default() };
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
