//! The clock of hand-for-hand beside whatever the director does: a level stands, a hand takes exactly its time off, and a
//! break that is due is never lost (TCH P8b, P8d).

use super::cases;
use super::setups::schedule;
use crate::support::{Desk, SECOND};
use proptest::collection::vec;
use proptest::prelude::*;
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
use shuffle_up_engine::rulebook::hand_for_hand::Pace;
use shuffle_up_engine::rulebook::schedule::Schedule;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::hand_for_hand::break_is_due;
use shuffle_up_engine::state::dial::Reading;

#[derive(Debug, Clone)]
enum Turn {
    Announce,
    Finish,
    Deal,
    Begin,
    End,
    Start,
    Pause,
    Adjust(i64),
    Set(i64),
    Jump(u32),
    Gap(i64),
    Break(i64),
    Hands(u32),
    Edit(usize, i64),
}

fn turn() -> impl Strategy<Value = (i64, Turn)> {
    let turn = prop_oneof![
        4 => Just(Turn::Announce),
        6 => Just(Turn::Finish),
        6 => Just(Turn::Deal),
        3 => Just(Turn::Begin),
        1 => Just(Turn::End),
        1 => Just(Turn::Start),
        1 => Just(Turn::Pause),
        1 => (-500_i64..500).prop_map(Turn::Adjust),
        1 => (1_i64..400).prop_map(Turn::Set),
        1 => (0_u32..8).prop_map(Turn::Jump),
        1 => (0_i64..700).prop_map(Turn::Gap),
        1 => (1_i64..300).prop_map(Turn::Break),
        1 => (1_u32..4).prop_map(Turn::Hands),
        1 => (0_usize..8, 1_i64..400).prop_map(|(place, seconds)| Turn::Edit(place, seconds)),
    ];
    (0_i64..500, turn)
}

fn command(turn: &Turn, desk: &Desk) -> Command {
    match *turn {
        Turn::Announce => {
            GoHandForHand { until: Until::Left { players: 2 }, pace: Some(Pace::HandForHand) }
                .into()
        }
        Turn::Finish => {
            let tables = desk.tournament().playing_the_hand();
            FinishTables { tables, done: true }.into()
        }
        Turn::Deal => DealTogether {}.into(),
        Turn::Begin => BeginBreak {}.into(),
        Turn::End => EndHandForHand {}.into(),
        Turn::Start => StartClock {}.into(),
        Turn::Pause => PauseClock {}.into(),
        Turn::Adjust(seconds) => AdjustClock { by_ms: seconds * SECOND }.into(),
        Turn::Set(seconds) => SetTimeLeft { remaining_ms: seconds * SECOND }.into(),
        Turn::Jump(stage) => JumpTo { stage }.into(),
        Turn::Gap(back) => {
            ResumeAfterGap { seen_at: desk.now - back * SECOND, run_on: false }.into()
        }
        Turn::Break(seconds) => {
            TakeBreak { length_ms: seconds * SECOND, note: String::new() }.into()
        }
        Turn::Hands(hands) => CountHands { hands }.into(),
        Turn::Edit(place, seconds) => {
            let mut schedule = desk.tournament().setup.schedule.clone();
            if let Some(stage) = schedule.stages.get_mut(place) {
                *stage = stage.clone().lasting(seconds * SECOND);
            }
            ChangeSchedule { schedule }.into()
        }
    }
}

/// Where a clock is after a hand, counted second by second: the stage, what is left, and the hands of a level of hands.
fn after_a_hand(schedule: &Schedule, before: &Reading, off: i64) -> (usize, i64, Option<u32>) {
    let (mut stage, mut left) = (before.stage, before.remaining);
    if let Some(count) = before.hands {
        if count.played + 1 < count.of {
            return (stage, -1, Some(count.played + 1));
        }
        if schedule.stage(stage + 1).is_break() {
            return (stage, 0, Some(count.of));
        }
        let next = schedule.stage(stage + 1);
        return (stage + 1, next.length_ms(), next.hands().map(|_| 0));
    }
    for _ in 0..=off / SECOND {
        if left == 0 {
            if schedule.stage(stage + 1).is_break() {
                return (stage, 0, None);
            }
            stage += 1;
            left = schedule.stage(stage).length_ms();
            if schedule.stage(stage).hands().is_some() {
                return (stage, left, Some(0));
            }
        }
        left -= SECOND;
    }
    (stage, left + SECOND, None)
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn the_clock_of_hand_for_hand_stands_but_for_breaks(
        schedule in schedule(),
        off_s in prop::sample::select(vec![0_u32, 30, 120, 180]),
        turns in vec(turn(), 1..40),
    ) {
        let mut setup = templates::t1000();
        setup.schedule = schedule;
        setup.rules.hand_for_hand.off_s = off_s;
        let mut desk = Desk::playing(setup, 20, 1);
        for (wait, turn) in turns {
            let before = desk.tournament().clock(desk.now);
            desk.now += wait * SECOND;
            let now = desk.tournament().clock(desk.now);
            let holds = desk.tournament().holds_the_clock();
            let is_break = |desk: &Desk, stage: usize| desk.tournament().setup.schedule.stage(stage).is_break();
            if holds && !is_break(&desk, before.stage) {
                prop_assert_eq!(&before, &now, "time alone");
            }
            let due = break_is_due(desk.tournament(), &now);
            let old = desk.tournament().setup.schedule.clone();
            if desk.say(command(&turn, &desk)).is_err() {
                continue;
            }
            let then = desk.tournament().clock(desk.now);
            if desk.tournament().holds_the_clock() && !is_break(&desk, then.stage) {
                prop_assert!(!then.running, "a level runs after {:?}", turn);
            }
            match turn {
                Turn::Announce => prop_assert_eq!((then.stage, then.remaining), (now.stage, now.remaining)),
                Turn::Finish => prop_assert_eq!(&then, &now),
                Turn::Deal => {
                    prop_assert!(!due && !is_break(&desk, now.stage), "a hand instead of the break");
                    let (stage, left, hands) = after_a_hand(&old, &now, i64::from(off_s) * SECOND);
                    prop_assert_eq!(then.stage, stage);
                    prop_assert_eq!(then.hands.map(|count| count.played), hands);
                    if left >= 0 {
                        prop_assert_eq!(then.remaining, left);
                    }
                }
                Turn::Begin => {
                    prop_assert!(due && then.running && then.stage == now.stage + 1 && is_break(&desk, then.stage));
                }
                // Time is added; a level that the director makes longer, or leaves, is over no more.
                Turn::Adjust(_) | Turn::Set(_) | Turn::Jump(_) | Turn::End => {}
                Turn::Edit(place, _) if place != now.stage => {
                    prop_assert_eq!(break_is_due(desk.tournament(), &then), due);
                }
                _ if due => prop_assert!(break_is_due(desk.tournament(), &then) || is_break(&desk, then.stage) || then.remaining > 0),
                _ => {}
            }
        }
    }
}
