//! The clock against a simulation that counts second by second.

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
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::rulebook::schedule::{Level, Schedule, Stage};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::OnSale;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::clock::cue_sheet::{CueLine, CueSheet};
use shuffle_up_engine::rules::clock::cues::{Cue, next_cues};
use shuffle_up_engine::state::coloured_up::Leaving;

#[derive(Debug, Clone)]
enum Turn {
    Start,
    Pause,
    Adjust(i64),
    Jump(u32),
    Gap { back: usize, run_on: bool },
    Break(i64),
    Hands(u32),
    Edit { ahead: usize, seconds: i64 },
}

fn turn() -> impl Strategy<Value = (u32, Turn)> {
    let turn = prop_oneof![
        3 => Just(Turn::Start),
        2 => Just(Turn::Pause),
        2 => (-500_i64..500).prop_map(Turn::Adjust),
        1 => (0_u32..8).prop_map(Turn::Jump),
        2 => (0_usize..700, any::<bool>()).prop_map(|(back, run_on)| Turn::Gap { back, run_on }),
        1 => (1_i64..300).prop_map(Turn::Break),
        3 => (1_u32..4).prop_map(Turn::Hands),
        2 => (0_usize..3, 1_i64..400).prop_map(|(ahead, seconds)| Turn::Edit { ahead, seconds }),
    ];
    (0_u32..900, turn)
}

/// A clock as a child would build it: every second one second less.
struct Counting {
    schedule: Schedule,
    stage: usize,
    left: i64,
    /// Hands done, where hands end the level.
    hands: u32,
    running: bool,
    started: bool,
    /// What it showed at every second so far.
    shown: Vec<(usize, i64, u32)>,
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
            hands: 0,
            running: false,
            started: false,
            shown: Vec::new(),
            touched: 0,
        }
    }

    fn second_passes(&mut self) {
        self.shown.push((self.stage, self.left, self.hands));
        if self.running && self.by_hands().is_none() {
            self.left -= SECOND;
            if self.left == 0 {
                self.goes_to(self.stage + 1);
            }
        }
    }

    fn goes_to(&mut self, stage: usize) {
        (self.stage, self.left, self.hands) = (stage, self.schedule.stage(stage).length_ms(), 0);
    }

    fn by_hands(&self) -> Option<u32> {
        self.schedule.stage(self.stage).hands()
    }

    /// What the clock says is left: in a level by hands the share of its length that the hands left are.
    fn says_left(&self) -> i64 {
        self.by_hands().map_or(self.left, |of| {
            self.schedule.stage(self.stage).length_ms() * i64::from(of - self.hands) / i64::from(of)
        })
    }

    fn does(&mut self, turn: &Turn) {
        match *turn {
            Turn::Start => (self.running, self.started) = (true, true),
            Turn::Pause => self.running = false,
            Turn::Adjust(seconds) => self.left = (self.left + seconds * SECOND).max(SECOND),
            Turn::Jump(stage) => self.goes_to(usize::try_from(stage).unwrap()),
            Turn::Hands(hands) => {
                self.hands += hands;
                if self.by_hands() == Some(self.hands) {
                    self.goes_to(self.stage + 1);
                }
            }
            Turn::Break(seconds) => {
                while self.schedule.stages.len() <= self.stage {
                    let next = self.schedule.stage(self.schedule.stages.len());
                    self.schedule.stages.push(next);
                }
                let left = self.says_left().max(SECOND);
                let Stage::Level(level) = &mut self.schedule.stages[self.stage] else {
                    panic!("a level")
                };
                let mut rest = Level { goes_on: true, length_ms: left, ..level.clone() };
                level.length_ms = (level.length_ms - self.left.min(left)).max(SECOND);
                if let Some(of) = level.hands {
                    level.hands = Some(self.hands.max(1));
                    rest.hands = Some((of - self.hands).max(1));
                }
                let rest = [Stage::pause(seconds * SECOND), Stage::Level(rest)];
                self.schedule.stages.splice(self.stage + 1..self.stage + 1, rest);
                self.goes_to(self.stage + 1);
            }
            Turn::Edit { ahead, seconds } => {
                let place = self.stage + ahead;
                let before = self.schedule.stages[place].length_ms();
                self.schedule = longer(&self.schedule, place, seconds);
                if ahead == 0 {
                    self.left = (self.left + seconds * SECOND - before).max(SECOND);
                }
            }
            Turn::Gap { run_on: true, .. } => return,
            Turn::Gap { back, .. } => {
                let now = self.shown.len();
                if let Some(shown) = self.shown.get(now.saturating_sub(back).max(self.touched)) {
                    (self.stage, self.left, self.hands) = *shown;
                }
            }
        }
        self.touched = self.shown.len();
    }
}

/// The schedule with the stage at this place lasting so many seconds.
fn longer(schedule: &Schedule, place: usize, seconds: i64) -> Schedule {
    let mut schedule = schedule.clone();
    schedule.stages[place] = schedule.stages[place].clone().lasting(seconds * SECOND);
    schedule
}

/// What the director says; nothing where there is no such level to edit.
fn command(turn: &Turn, counting: &Counting, now: i64) -> Option<Command> {
    Some(match turn {
        Turn::Start => StartClock {}.into(),
        Turn::Pause => PauseClock {}.into(),
        Turn::Adjust(seconds) => AdjustClock { by_ms: seconds * SECOND }.into(),
        Turn::Jump(stage) => JumpTo { stage: *stage }.into(),
        Turn::Gap { back, run_on } => {
            let back = i64::try_from(*back).unwrap() * SECOND;
            ResumeAfterGap { seen_at: now - back, run_on: *run_on }.into()
        }
        Turn::Break(seconds) => {
            TakeBreak { length_ms: seconds * SECOND, note: String::new() }.into()
        }
        Turn::Hands(hands) => CountHands { hands: *hands }.into(),
        Turn::Edit { ahead, seconds } => {
            let place = counting.stage + ahead;
            if place >= counting.schedule.stages.len() {
                return None;
            }
            ChangeSchedule { schedule: longer(&counting.schedule, place, *seconds) }.into()
        }
    })
}

/// What the room must hear when this second has passed, by looking at what the child's clock shows.
fn due(
    counting: &Counting,
    stage: usize,
    left: i64,
    setup: &SetUp,
    leaving: &Leaving,
    sheet: &CueSheet,
) -> Vec<Cue> {
    let schedule = &counting.schedule;
    let lead = |cue| i64::from(sheet.line(cue).lead_s.unwrap()) * SECOND;
    let (now, next) = (schedule.stage(stage), schedule.stage(stage + 1));
    let mut cues = Vec::new();
    for (cue, on_break) in [
        (Cue::HoldThePush, false),
        (Cue::OneMinute, false),
        (Cue::TenSeconds, false),
        (Cue::BreakOneMinute, true),
    ] {
        if now.is_break() == on_break && left == lead(cue) && now.length_ms() >= 2 * lead(cue) {
            cues.push(cue);
        }
    }
    if left == 0 {
        cues.push(match (now.is_break(), next.is_break()) {
            (_, true) => Cue::BreakStart,
            (true, _) => Cue::BreakEnd,
            _ => Cue::LevelUp,
        });
        if next.is_break() && leaving.contains_key(&(stage + 1)) {
            cues.push(Cue::ColourUp);
        }
    }
    let late = setup.late_registration_until.and_then(|until| until.level(schedule));
    let rebuys = setup.rebuy.and_then(|rule| rule.until.level(schedule));
    for (until, closing, closed) in [
        (late, Cue::LateRegistrationClosing, Cue::LateRegistrationClosed),
        (rebuys, Cue::RebuysClosing, Cue::RebuysClosed),
    ] {
        let Some(until) = until.filter(|until| schedule.level_number(stage) < *until) else {
            continue;
        };
        let ahead: Vec<_> = (stage + 1..)
            .take_while(|position| schedule.level_number(*position) < until)
            .map(|position| schedule.stage(position))
            .collect();
        let away = left + ahead.iter().map(Stage::length_ms).sum::<i64>();
        if away == lead(closing) && ahead.iter().all(|stage| stage.hands().is_none()) {
            cues.push(closing);
        }
        if away == 0 {
            cues.push(closed);
        }
    }
    cues.sort();
    cues
}

proptest! {
    #![proptest_config(cases(64))]

    /// Whatever the director does to the clock: a cue is called when the clock comes to its time by running, once, and
    /// never otherwise.
    #[test]
    fn every_cue_is_called_once_and_at_its_time(
        schedule in schedule(),
        leads in vec(1_u32..400, 6),
        late in 2_u32..6,
        turns in vec(turn(), 1..12),
    ) {
        let mut setup = templates::t1000();
        setup.schedule = schedule.clone();
        setup.late_registration_until = Some(late.into());
        let mut sheet = CueSheet::default();
        let warnings = Cue::ALL.into_iter().filter(|cue| cue.usual_lead_s().is_some());
        for (cue, lead) in warnings.zip(leads) {
            sheet.set(cue, CueLine { lead_s: Some(lead), ..CueLine::usual(cue) }).unwrap();
        }
        let mut desk = Desk::open(setup.clone(), 1);
        desk.enter(12);
        desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
        let mut counting = Counting::new(schedule);
        let mut called = desk.now;
        for (wait, turn) in turns {
            for _ in 0..wait {
                let (stage, left) = (counting.stage, counting.left - SECOND);
                let mut expected = if counting.running && counting.by_hands().is_none() {
                    due(&counting, stage, left, &setup, &desk.tournament().colour_ups(), &sheet)
                } else {
                    Vec::new()
                };
                // Closed stays closed, though the clock goes back.
                let sold = |what: OnSale| what.open_until(desk.tournament(), desk.now).is_some();
                let (late_sold, rebuys_sold) = (sold(OnSale::LateRegistration), sold(OnSale::Rebuys));
                expected.retain(|cue| match cue {
                    Cue::LateRegistrationClosing | Cue::LateRegistrationClosed => late_sold,
                    Cue::RebuysClosing | Cue::RebuysClosed => rebuys_sold,
                    _ => true,
                });
                counting.second_passes();
                // As the shell asks: a cue that is not quite heard in time may be made up for, once.
                let mut heard = Vec::new();
                loop {
                    let after = called.max(desk.now - 2 * SECOND);
                    let next = next_cues(desk.tournament(), &sheet, after);
                    let Some(first) = next.first().filter(|cue| cue.at <= desk.now + SECOND) else {
                        break;
                    };
                    prop_assert!(first.at > desk.now, "a cue of the past: {first:?} at {}", desk.now);
                    called = first.at;
                    heard.extend(next.iter().map(|cue| cue.cue));
                }
                prop_assert_eq!(heard, expected);
                desk.now += SECOND;
            }
            let Some(command) = command(&turn, &counting, desk.now) else { continue };
            if desk.say(command).is_ok() {
                counting.does(&turn);
            }
        }
    }

    #[test]
    fn the_clock_equals_a_count_of_seconds(schedule in schedule(), turns in vec(turn(), 1..25)) {
        let mut setup = templates::t1000();
        setup.schedule = schedule.clone();
        let mut desk = Desk::open(setup, 1);
        desk.enter(12);
        desk.must(shuffle_up_engine::actions::seating::draw::DrawSeats {});
        let mut counting = Counting::new(schedule);
        for (wait, turn) in turns {
            for _ in 0..wait {
                let reading = desk.tournament().clock(desk.now);
                prop_assert_eq!((reading.stage, reading.remaining), (counting.stage, counting.says_left()));
                prop_assert_eq!(reading.running, counting.running);
                desk.now += SECOND;
                counting.second_passes();
            }
            let Some(command) = command(&turn, &counting, desk.now) else { continue };
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
