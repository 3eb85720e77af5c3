//! The clock against a simulation that counts second by second.

use crate::cases;
use crate::setups::schedule;
use crate::support::{Desk, SECOND};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::Command;
use shuffle_up_engine::clock::adjust::AdjustClock;
use shuffle_up_engine::clock::cues::next_cue;
use shuffle_up_engine::clock::jump::JumpTo;
use shuffle_up_engine::clock::pause::PauseClock;
use shuffle_up_engine::clock::schedule::Schedule;
use shuffle_up_engine::clock::settle_gap::SettleGap;
use shuffle_up_engine::clock::start::StartClock;
use shuffle_up_engine::setup::templates;

#[derive(Debug, Clone)]
enum Turn {
    Start,
    Pause,
    Adjust(i64),
    Jump(u32),
    Gap { back: usize, run_on: bool },
}

fn turn() -> impl Strategy<Value = (u32, Turn)> {
    let turn = prop_oneof![
        3 => Just(Turn::Start),
        2 => Just(Turn::Pause),
        2 => (-500_i64..500).prop_map(Turn::Adjust),
        1 => (0_u32..8).prop_map(Turn::Jump),
        2 => (0_usize..700, any::<bool>()).prop_map(|(back, run_on)| Turn::Gap { back, run_on }),
    ];
    (0_u32..900, turn)
}

/// A clock as a child would build it: every second one second less.
struct Counting {
    schedule: Schedule,
    stage: usize,
    left: i64,
    running: bool,
    started: bool,
    /// What it showed at every second so far.
    shown: Vec<(usize, i64)>,
    /// The second of the last thing done to it: before that it was another clock.
    touched: usize,
}

impl Counting {
    fn new(schedule: Schedule) -> Self {
        let left = schedule.stage(0).length_ms();
        Self {
            schedule,
            stage: 0,
            left,
            running: false,
            started: false,
            shown: Vec::new(),
            touched: 0,
        }
    }

    fn second_passes(&mut self) {
        self.shown.push((self.stage, self.left));
        if self.running {
            self.left -= SECOND;
            if self.left == 0 {
                self.stage += 1;
                self.left = self.schedule.stage(self.stage).length_ms();
            }
        }
    }

    fn does(&mut self, turn: &Turn) {
        match *turn {
            Turn::Start => (self.running, self.started) = (true, true),
            Turn::Pause => self.running = false,
            Turn::Adjust(seconds) => self.left = (self.left + seconds * SECOND).max(SECOND),
            Turn::Jump(stage) => {
                self.stage = usize::try_from(stage).unwrap();
                self.left = self.schedule.stage(self.stage).length_ms();
            }
            Turn::Gap { run_on: true, .. } => return,
            Turn::Gap { back, .. } => {
                let now = self.shown.len();
                if let Some(shown) = self.shown.get(now.saturating_sub(back).max(self.touched)) {
                    (self.stage, self.left) = *shown;
                }
            }
        }
        self.touched = self.shown.len();
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_clock_equals_a_count_of_seconds(schedule in schedule(), turns in vec(turn(), 1..25)) {
        let mut setup = templates::t1000();
        setup.schedule = schedule.clone();
        let mut desk = Desk::open(setup, 1);
        desk.enter(12);
        desk.must(shuffle_up_engine::seating::draw::DrawSeats {});
        let mut counting = Counting::new(schedule);
        for (wait, turn) in turns {
            for _ in 0..wait {
                let reading = desk.tournament().clock(desk.now);
                prop_assert_eq!((reading.stage, reading.remaining), (counting.stage, counting.left));
                prop_assert_eq!(reading.running, counting.running);
                if let Some(cue) = next_cue(desk.tournament(), desk.now) {
                    prop_assert!(cue.at > desk.now && cue.at <= desk.now + reading.remaining);
                }
                desk.now += SECOND;
                counting.second_passes();
            }
            let command: Command = match &turn {
                Turn::Start => StartClock {}.into(),
                Turn::Pause => PauseClock {}.into(),
                Turn::Adjust(seconds) => AdjustClock { by_ms: seconds * SECOND }.into(),
                Turn::Jump(stage) => JumpTo { stage: *stage }.into(),
                Turn::Gap { back, run_on } => {
                    let back = i64::try_from(*back).unwrap() * SECOND;
                    SettleGap { seen_at: desk.now - back, run_on: *run_on }.into()
                }
            };
            if desk.say(command).is_ok() {
                counting.does(&turn);
            }
        }
    }

    /// A level change is worked out, never written: whatever the clock does, a bust is undone as if nothing had.
    #[test]
    fn no_time_that_passes_stands_in_the_way_of_undo(wait in 0_i64..500_000_000, schedule in schedule()) {
        let mut setup = templates::t1000();
        setup.schedule = schedule;
        let mut desk = Desk::playing(setup, 12, 1);
        let seated = desk.seated();
        desk.bust(seated[0]);
        desk.now += wait;
        let clock = desk.tournament().clock(desk.now);
        desk.undo().unwrap();
        prop_assert_eq!(desk.seated(), seated);
        prop_assert_eq!(desk.tournament().clock(desk.now), clock);
    }
}
