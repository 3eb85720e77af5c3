//! Where the clock stands: an anchor, not a counter. Level changes are worked out, never written.

use crate::base::prelude::*;
use crate::rulebook::schedule::{Level, Schedule};
use crate::rulebook::setup::closing::OnSale;
use crate::state::tournament::Tournament;

/// The most time that one command adds, takes or sets: a day.
pub(crate) const A_DAY: Millis = 86_400_000;

/// What the director's clock actions amount to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Dial {
    /// Not started yet.
    #[default]
    NotStarted,
    /// Running: the stage at this position of the schedule ends at this time, unless time has gone past it.
    Running {
        /// A position in the schedule, from 0.
        stage: usize,
        /// When that stage ends, in tournament time.
        ends_at: Millis,
        /// When the clock was last set: it shows the same at any time before.
        since: Millis,
        /// Hands counted in that stage, where hands end it.
        hands: u32,
        /// The clock stands still when that stage is over, as at the end of a break of hand-for-hand.
        stops: bool,
    },
    /// Standing still.
    Paused {
        /// A position in the schedule, from 0.
        stage: usize,
        /// Milliseconds left in that stage.
        remaining: Millis,
        /// Hands counted in that stage, where hands end it.
        hands: u32,
    },
}

/// What the clock shows at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The position in the schedule, from 0.
    pub stage: usize,
    /// Milliseconds left in the stage; in a level that ends by hands, what the hands left are expected to take.
    pub remaining: Millis,
    /// Whether time runs.
    pub running: bool,
    /// The count of hands, in a level that ends by hands.
    pub hands: Option<HandCount>,
}

/// How far a level is that ends by hands (TDA RP-19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandCount {
    /// Hands done.
    pub played: u32,
    /// Hands in the whole level.
    pub of: u32,
}

impl Dial {
    /// A running clock set at `at` to the beginning of a stage, or with this much time left in it.
    pub(crate) fn running(stage: usize, remaining: Millis, at: Millis) -> Self {
        let ends_at = at.saturating_add(remaining);
        Self::Running { stage, ends_at, since: at, hands: 0, stops: false }
    }

    /// A clock that stands still in a stage.
    pub(crate) fn paused(stage: usize, remaining: Millis) -> Self {
        Self::Paused { stage, remaining, hands: 0 }
    }

    /// The same clock, standing still at the end of its stage or not.
    pub(crate) fn stopping(mut self, at_the_end: bool) -> Self {
        if let Self::Running { stops, .. } = &mut self {
            *stops = at_the_end;
        }
        self
    }

    /// The same clock with so many hands counted in its stage.
    pub(crate) fn counting(mut self, counted: u32) -> Self {
        if let Self::Running { hands, .. } | Self::Paused { hands, .. } = &mut self {
            *hands = counted;
        }
        self
    }

    /// What the clock shows at `now`: a function of the schedule, the director's actions and the time.
    pub fn reading(&self, schedule: &Schedule, now: Millis) -> Reading {
        let (stage, remaining, running, hands) = match *self {
            Self::NotStarted => (0, schedule.stage(0).length_ms(), false, 0),
            Self::Paused { stage, remaining, hands } => (stage, remaining, false, hands),
            Self::Running { stage: set, ends_at, stops: true, .. } if now >= ends_at => {
                let next = set.saturating_add(1);
                (next, schedule.stage(next).length_ms(), false, 0)
            }
            Self::Running { stage: set, ends_at, since, hands, .. } => {
                let now = now.max(since);
                let (stage, ends_at) = rolled(schedule, set, ends_at, now);
                let hands = if stage == set { hands } else { 0 };
                (stage, ends_at.saturating_sub(now), true, hands)
            }
        };
        let present = schedule.stage(stage);
        match present.hands() {
            None => Reading { stage, remaining, running, hands: None },
            Some(of) => {
                let played = hands.min(of);
                let left = Millis::from(of.saturating_sub(played));
                let remaining = present
                    .length_ms()
                    .saturating_mul(left)
                    .checked_div(Millis::from(of))
                    .unwrap_or(0);
                Reading { stage, remaining, running, hands: Some(HandCount { played, of }) }
            }
        }
    }
}

/// Rolls a running stage forward over every stage that has ended by `now`. A level that ends by hands waits for them.
fn rolled(
    schedule: &Schedule,
    mut stage: usize,
    mut ends_at: Millis,
    now: Millis,
) -> (usize, Millis) {
    while ends_at <= now && stage < schedule.stages.len() && schedule.stage(stage).hands().is_none()
    {
        stage = stage.saturating_add(1);
        ends_at = ends_at.saturating_add(schedule.stage(stage).length_ms());
    }
    if ends_at <= now && schedule.stage(stage).hands().is_none() {
        // Past the schedule every level has the length of the last one, so the count is one division.
        let length = schedule.stage(stage).length_ms().max(1);
        let behind = now.saturating_sub(ends_at).checked_div(length).unwrap_or(0).saturating_add(1);
        stage = stage.saturating_add(usize::try_from(behind).unwrap_or(0));
        ends_at = ends_at.saturating_add(behind.saturating_mul(length));
    }
    (stage, ends_at)
}

impl Reading {
    /// The level number shown, from 1, breaks not counted. On a break it is still the level before it: the first hand
    /// of the next one has not been dealt, which is what closes rebuys and late registration (HPT, Buyin/Rebuy/Add-on).
    pub fn level_number(&self, schedule: &Schedule) -> u32 {
        schedule.level_number(self.stage)
    }

    /// The level by whose amounts a stack is measured: this one, on a break the next.
    pub fn level(&self, schedule: &Schedule) -> Option<Level> {
        (self.stage..self.stage.saturating_add(2))
            .find_map(|position| schedule.stage(position).level().cloned())
    }

    /// The hands counted so far, 0 where time ends the level.
    pub(crate) fn hands_played(&self) -> u32 {
        self.hands.map_or(0, |count| count.played)
    }
}

impl Tournament {
    /// Remembers what has closed by this reading of the clock: it stays closed when the clock goes back.
    fn remember_closed(&mut self, reading: &Reading) {
        let schedule = &self.setup.schedule;
        let number = reading.level_number(schedule);
        for what in OnSale::ALL {
            let level = self.setup.closing(what).and_then(|until| until.level(schedule));
            if level.is_some_and(|level| level <= number) {
                self.closed.entry(what).or_default();
            }
        }
    }

    /// Sets the clock at `at` to this stage, with so many hands counted in it. It runs or stands as it did; in hand-for-hand
    /// a level stands until the next hand takes its time off (TCH P8b), and a break that is gone to runs (TCH P8d).
    pub(crate) fn set_clock(&mut self, stage: usize, remaining: Millis, hands: u32, at: Millis) {
        if self.dial == Dial::NotStarted {
            return;
        }
        let schedule = &self.setup.schedule;
        let was = self.dial.reading(schedule, at);
        self.remember_closed(&was);
        let schedule = &self.setup.schedule;
        if was.stage == stage && was.remaining != remaining {
            let began = at.saturating_sub(self.spent_in_stage(&was, at));
            self.stage_began = Some((stage, began));
        }
        let runs = match (self.holds_the_clock(), schedule.stage(stage).is_break()) {
            (true, false) => false,
            // A break in which the director stopped the clock stays stopped.
            (true, true) => was.running || !schedule.stage(was.stage).is_break(),
            (false, _) => was.running,
        };
        let dial = if runs {
            Dial::running(stage, remaining, at).stopping(self.holds_the_clock())
        } else {
            Dial::paused(stage, remaining)
        };
        self.dial = dial.counting(hands);
    }

    /// How long the stage of this reading has lasted, in milliseconds, whatever was added to it or taken off.
    pub fn spent_in_stage(&self, reading: &Reading, now: Millis) -> Millis {
        match self.stage_began {
            Some((stage, began)) if stage == reading.stage => now.saturating_sub(began),
            _ => {
                let length = self.setup.schedule.stage(reading.stage).length_ms();
                length.saturating_sub(reading.remaining)
            }
        }
    }

    /// Where the clock goes when a level is over: to the next stage, and in hand-for-hand a break waits for the end of the
    /// hand (TCH P8d), so that the clock stays in the level with nothing left of it.
    pub(crate) fn end_level(&mut self, level: usize, at: Millis) {
        let next = level.saturating_add(1);
        let schedule = &self.setup.schedule;
        if self.holds_the_clock() && schedule.stage(next).is_break() {
            let hands = schedule.stage(level).hands().unwrap_or(0);
            self.set_clock(level, 0, hands, at);
        } else {
            let length = schedule.stage(next).length_ms();
            self.set_clock(next, length, 0, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::count_hands::HandsCounted;
    use crate::actions::clock::pause::ClockPaused;
    use crate::actions::clock::start::ClockStarted;
    use crate::actions::clock::take_break::BreakTaken;
    use crate::actions::event::Apply;
    use crate::rulebook::schedule::{Break, Stage};
    use crate::rulebook::templates;

    const MINUTE: Millis = 60_000;

    #[test]
    fn level_numbers_do_not_count_breaks() {
        // A failure that peers shipped: stage 4 of the T1000 schedule is a break, stage 5 is level 4.
        let schedule = templates::t1000().schedule;
        let dial = Dial::running(0, 20 * MINUTE, 0);
        let on_break = dial.reading(&schedule, 61 * MINUTE);
        assert!(schedule.stage(on_break.stage).is_break());
        assert_eq!(on_break.level_number(&schedule), 3);

        assert_eq!(dial.reading(&schedule, 71 * MINUTE).level_number(&schedule), 4);
    }

    #[test]
    fn the_reading_equals_a_second_by_second_simulation() {
        let schedule = templates::t1000().schedule;
        let dial = Dial::running(0, 20 * MINUTE, 0);
        let (mut stage, mut left) = (0, schedule.stage(0).length_ms());
        for second in 0..9 * 3600 {
            let now = second * 1000;
            let reading = dial.reading(&schedule, now);
            assert_eq!((reading.stage, reading.remaining), (stage, left), "at second {second}");
            left -= 1000;
            if left == 0 {
                stage += 1;
                left = schedule.stage(stage).length_ms();
            }
        }
    }

    #[test]
    fn play_goes_on_after_the_last_level() {
        let schedule = templates::t1000().schedule;
        let dial = Dial::running(0, 20 * MINUTE, 0);
        let late = dial.reading(&schedule, 48 * 60 * MINUTE);
        assert!(late.stage > schedule.stages.len());
        assert!(late.remaining > 0 && late.remaining <= 20 * MINUTE);
        assert!(late.level(&schedule).is_some_and(|level| level.big > 2000));
    }

    fn playing(schedule: Schedule) -> Tournament {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.setup.schedule = schedule;
        tournament.dial = Dial::running(0, tournament.setup.schedule.stage(0).length_ms(), 0);
        tournament
    }

    #[test]
    fn a_level_by_hands_waits_for_its_hands() {
        let mut schedule = templates::t1000().schedule;
        let Stage::Level(second) = &mut schedule.stages[1] else { panic!("a level") };
        second.hands = Some(10);
        let mut tournament = playing(schedule);
        let at = 300 * MINUTE;
        let reading = tournament.clock(at);
        assert_eq!((reading.stage, reading.hands), (1, Some(HandCount { played: 0, of: 10 })));
        HandsCounted { at, hands: 9 }.apply(&mut tournament);
        let reading = tournament.clock(at + 60 * MINUTE);
        assert_eq!((reading.stage, reading.remaining), (1, 2 * MINUTE));
        ClockPaused { at }.apply(&mut tournament);
        ClockStarted { at: at + MINUTE }.apply(&mut tournament);
        assert_eq!(tournament.clock(at).hands, Some(HandCount { played: 9, of: 10 }));
        HandsCounted { at: at + 5 * MINUTE, hands: 1 }.apply(&mut tournament);
        let reading = tournament.clock(at + 6 * MINUTE);
        assert_eq!((reading.stage, reading.remaining, reading.hands), (2, 19 * MINUTE, None));
    }

    #[test]
    fn a_break_taken_now_cuts_the_level_and_loses_no_time() {
        let mut tournament = playing(templates::t1000().schedule);
        let pause = Break { length_ms: 15 * MINUTE, note: "Pizza".into() };
        BreakTaken { at: 26 * MINUTE, pause, left_play: Vec::new() }.apply(&mut tournament);
        let schedule = tournament.setup.schedule.clone();
        let on_break = tournament.clock(26 * MINUTE);
        assert!(schedule.stage(on_break.stage).is_break());
        assert_eq!((on_break.remaining, on_break.level_number(&schedule)), (15 * MINUTE, 2));
        let after = tournament.clock(41 * MINUTE);
        assert_eq!((after.remaining, after.level_number(&schedule)), (14 * MINUTE, 2));
        assert_eq!(tournament.clock(55 * MINUTE).level_number(&schedule), 3);
        assert!(schedule.check().is_ok());
    }

    #[test]
    fn a_break_is_taken_past_the_end_of_the_schedule_too() {
        let mut schedule = templates::t1000().schedule;
        schedule.stages = vec![Stage::blinds(10, 20, 20 * MINUTE)];
        let mut tournament = playing(schedule);
        let before = tournament.clock(70 * MINUTE);
        let pause = Break { length_ms: MINUTE, note: String::new() };
        BreakTaken { at: 70 * MINUTE, pause, left_play: Vec::new() }.apply(&mut tournament);
        let after = tournament.clock(71 * MINUTE);
        let schedule = &tournament.setup.schedule;
        assert_eq!(after.remaining, before.remaining);
        assert_eq!((after.level_number(schedule), after.level(schedule).unwrap().big), (4, 160));
        // The levels after it go on as if there had been no break.
        assert_eq!(tournament.clock(81 * MINUTE).level(schedule).unwrap().big, 320);
        assert_eq!(tournament.clock(81 * MINUTE).remaining, 20 * MINUTE);
    }
}
