//! What the clock of hand-for-hand does, whatever it did before and whatever the director does to it (TCH P8b, P8d): a
//! level stands, a hand takes exactly its time off, a break waits for the end of the hand, and then it runs.

use crate::support::{Desk, MINUTE};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::change_schedule::ChangeSchedule;
use shuffle_up_engine::actions::clock::count_hands::CountHands;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::actions::clock::set_time_left::SetTimeLeft;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::begin_break::BeginBreak;
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::end::EndHandForHand;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::schedule::{AfterLast, Level, Schedule, Stage};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;

/// 0: a level of twenty minutes; 1: one of eight; 2: a break of ten; 3: a level of twenty; 4: one of three hands; 5: a
/// break of ten; 6: a level of twenty, and on from there.
fn schedule() -> Schedule {
    let level = |small, minutes| Stage::blinds(small, 2 * small, minutes * MINUTE);
    let by_hands = Level { hands: Some(3), ..Level::blinds(200, 400, 12 * MINUTE) };
    Schedule {
        stages: vec![
            level(25, 20),
            level(50, 8),
            Stage::pause(10 * MINUTE),
            level(100, 20),
            Stage::Level(by_hands),
            Stage::pause(10 * MINUTE),
            level(300, 20),
        ],
        after_last: AfterLast::Double,
        games: None,
    }
}

fn game() -> Desk {
    let rules = preset(RuleBook::Tch, GameForm::FullRing);
    let setup = SetUp { rules, schedule: schedule(), rebuy: None, ..templates::t1000() };
    Desk::playing(setup, 20, 5)
}

fn announce(desk: &mut Desk) {
    desk.must(GoHandForHand { until: Until::Left { players: 4 }, pace: None });
    finish(desk);
}

fn finish(desk: &mut Desk) {
    let tables = desk.tournament().playing_the_hand();
    if !tables.is_empty() {
        desk.must(FinishTables { tables, done: true });
    }
}

/// Hand-for-hand as it may stand when the director does something.
fn states() -> Vec<(&'static str, Desk)> {
    let at = |stage: u32, minutes: i64| {
        let mut desk = game();
        desk.must(JumpTo { stage });
        desk.now += minutes * MINUTE;
        desk
    };
    let on = |mut desk: Desk| {
        announce(&mut desk);
        desk
    };
    let then = |mut desk: Desk, commands: Vec<Command>| {
        for command in commands {
            desk.must(command);
        }
        desk
    };
    let mut due = then(on(at(1, 7)), vec![DealTogether {}.into()]);
    finish(&mut due);
    let due_by_hands = then(on(at(4, 1)), vec![CountHands { hands: 3 }.into()]);
    let mut over = on(at(2, 4));
    over.now += 8 * MINUTE;
    let mut unset = game();
    unset.now += 31 * MINUTE;
    vec![
        ("level", on(at(1, 1))),
        ("level of hands", on(at(4, 1))),
        ("in the hand", then(on(at(1, 1)), vec![DealTogether {}.into()])),
        ("break due", due),
        ("break due by hands", due_by_hands),
        ("break", on(at(2, 4))),
        ("break come to by time", on(unset)),
        ("break over", over),
        ("break stopped", on(then(at(2, 4), vec![PauseClock {}.into()]))),
        ("announced in a pause", on(then(at(1, 1), vec![PauseClock {}.into()]))),
        ("past the end", on(at(6, 25))),
    ]
}

/// What a director may do.
fn acts(desk: &Desk) -> Vec<(&'static str, Command)> {
    let edited = |position: usize, minutes: i64| {
        let mut schedule = desk.tournament().setup.schedule.clone();
        if let Some(stage) = schedule.stages.get_mut(position) {
            *stage = stage.clone().lasting(minutes * MINUTE);
        }
        Command::from(ChangeSchedule { schedule })
    };
    let present = desk.tournament().clock(desk.now).stage;
    vec![
        ("deal", DealTogether {}.into()),
        ("begin break", BeginBreak {}.into()),
        ("take break", TakeBreak { length_ms: 5 * MINUTE, note: String::new() }.into()),
        ("to level 3", JumpTo { stage: 3 }.into()),
        ("to break 5", JumpTo { stage: 5 }.into()),
        ("edit the last", edited(6, 25)),
        ("present 30:00", edited(present, 30)),
        ("present 1:00", edited(present, 1)),
        ("left 3:00", SetTimeLeft { remaining_ms: 3 * MINUTE }.into()),
        ("+ 2:00", AdjustClock { by_ms: 2 * MINUTE }.into()),
        ("- 30:00", AdjustClock { by_ms: -30 * MINUTE }.into()),
        ("pause", PauseClock {}.into()),
        ("start", StartClock {}.into()),
        ("stood still", ResumeAfterGap { seen_at: desk.now - MINUTE, run_on: false }.into()),
        ("end", EndHandForHand {}.into()),
    ]
}

/// "2 9:00 runs": the stage, what is left of it, and whether it runs; "-" for a refusal. A minute later it shows the same, or
/// a minute less.
fn shown(desk: &Desk, command: Command) -> String {
    let mut desk = desk.clone();
    if desk.say(command).is_err() {
        return "-".into();
    }
    let reading = desk.tournament().clock(desk.now);
    let later = desk.tournament().clock(desk.now + MINUTE);
    if !reading.running {
        assert_eq!(reading, later, "a clock that stands");
    } else if reading.remaining > MINUTE && reading.hands.is_none() {
        assert_eq!((later.stage, later.remaining), (reading.stage, reading.remaining - MINUTE));
    }
    let seconds = reading.remaining / 1_000;
    let verb = if reading.running { "runs" } else { "stands" };
    format!("{} {}:{:02} {verb}", reading.stage, seconds / 60, seconds % 60)
}

/// The whole table. A level never runs; a break runs unless the director has stopped it; what is due stays due.
#[test]
fn whatever_the_clock_did_and_whatever_the_director_does() {
    let mut table = String::new();
    for (state, desk) in states() {
        let now = desk.tournament().clock(desk.now);
        let seconds = now.remaining / 1_000;
        let verb = if now.running { "runs" } else { "stands" };
        table += &format!("{state}: {} {}:{:02} {verb}\n", now.stage, seconds / 60, seconds % 60);
        for (act, command) in acts(&desk) {
            table += &format!("  {act:14} {}\n", shown(&desk, command));
        }
    }
    insta::assert_snapshot!(table);
}
