//! Where the clock stands: an anchor, not a counter. Level changes are worked out, never written.

use super::schedule::{Schedule, Stage};
use crate::event::Happening;
use crate::ids::Millis;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the director's clock actions amount to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dial {
    /// Not started yet.
    NotStarted,
    /// Running: the stage at this position of the schedule ends at this time, unless time has gone past it.
    Running {
        /// A position in the schedule, from 0.
        stage: usize,
        /// When that stage ends, in tournament time.
        ends_at: Millis,
        /// When the clock was last set: it shows the same at any time before.
        since: Millis,
    },
    /// Standing still.
    Paused {
        /// A position in the schedule, from 0.
        stage: usize,
        /// Milliseconds left in that stage.
        remaining: Millis,
    },
}

/// What the clock shows at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The position in the schedule, from 0.
    pub stage: usize,
    /// Milliseconds left in the stage.
    pub remaining: Millis,
    /// Whether time runs.
    pub running: bool,
}

impl Dial {
    /// A clock set at `at` with this much time left in the stage.
    pub(super) fn running(stage: usize, remaining: Millis, at: Millis) -> Self {
        Self::Running { stage, ends_at: at.saturating_add(remaining), since: at }
    }

    /// What the clock shows at `now`: a function of the schedule, the director's actions and the time.
    #[must_use]
    pub fn reading(&self, schedule: &Schedule, now: Millis) -> Reading {
        match *self {
            Self::NotStarted => {
                Reading { stage: 0, remaining: schedule.stage(0).length_ms(), running: false }
            }
            Self::Paused { stage, remaining } => Reading { stage, remaining, running: false },
            Self::Running { stage, ends_at, since } => {
                let now = now.max(since);
                let (stage, ends_at) = rolled(schedule, stage, ends_at, now);
                Reading { stage, remaining: ends_at.saturating_sub(now), running: true }
            }
        }
    }
}

/// Rolls a running stage forward over every stage that has ended by `now`.
fn rolled(
    schedule: &Schedule,
    mut stage: usize,
    mut ends_at: Millis,
    now: Millis,
) -> (usize, Millis) {
    while ends_at <= now && stage < schedule.stages.len() {
        stage = stage.saturating_add(1);
        ends_at = ends_at.saturating_add(schedule.stage(stage).length_ms());
    }
    if ends_at <= now {
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
    /// of the next one has not been dealt, which is what closes rebuys and late entry (HPT, Buyin/Rebuy/Add-on).
    #[must_use]
    pub fn level_number(&self, schedule: &Schedule) -> u32 {
        schedule.level_number(self.stage)
    }

    /// The blinds a stack is measured in: this level's, on a break the next level's.
    #[must_use]
    pub fn big_blind(&self, schedule: &Schedule) -> Option<u64> {
        (self.stage..self.stage.saturating_add(2)).find_map(|position| {
            match schedule.stage(position) {
                Stage::Level { big, .. } => Some(big),
                Stage::Break { .. } => None,
            }
        })
    }
}

/// The clock was started, or went on after a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockStarted {
    /// When, in tournament time.
    pub at: Millis,
}

/// The clock was stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockPaused {
    /// When, in tournament time.
    pub at: Millis,
}

/// Time was added to the stage in force, or taken from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockAdjusted {
    /// When, in tournament time.
    pub at: Millis,
    /// Milliseconds added; negative when taken away.
    pub by_ms: Millis,
}

/// The clock went to the beginning of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockJumped {
    /// When, in tournament time.
    pub at: Millis,
    /// The position in the schedule, from 0.
    pub stage: usize,
}

/// A time in which the program was away was left out: the clock goes on from where it was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GapSkipped {
    /// When the clock was last seen, in tournament time.
    pub seen_at: Millis,
    /// When the director answered.
    pub at: Millis,
}

impl Happening for ClockStarted {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        tournament.dial = Dial::running(reading.stage, reading.remaining, self.at);
    }
}

impl Happening for ClockPaused {
    fn apply(&self, tournament: &mut Tournament) {
        if let Dial::Running { .. } = tournament.dial {
            let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
            tournament.dial = Dial::Paused { stage: reading.stage, remaining: reading.remaining };
        }
    }
}

impl Happening for ClockAdjusted {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        let remaining = reading.remaining.saturating_add(self.by_ms).max(1_000);
        tournament.dial = match tournament.dial {
            Dial::NotStarted => Dial::NotStarted,
            Dial::Running { .. } => Dial::running(reading.stage, remaining, self.at),
            Dial::Paused { .. } => Dial::Paused { stage: reading.stage, remaining },
        };
    }
}

impl Happening for ClockJumped {
    fn apply(&self, tournament: &mut Tournament) {
        let length = tournament.setup.schedule.stage(self.stage).length_ms();
        tournament.dial = match tournament.dial {
            Dial::NotStarted => Dial::NotStarted,
            Dial::Running { .. } => Dial::running(self.stage, length, self.at),
            Dial::Paused { .. } => Dial::Paused { stage: self.stage, remaining: length },
        };
    }
}

impl Happening for GapSkipped {
    fn apply(&self, tournament: &mut Tournament) {
        if let Dial::Running { .. } = tournament.dial {
            let seen = tournament.dial.reading(&tournament.setup.schedule, self.seen_at);
            tournament.dial = Dial::running(seen.stage, seen.remaining, self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::templates;

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
        assert!(late.big_blind(&schedule).is_some_and(|big| big > 2000));
    }
}
