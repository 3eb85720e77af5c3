//! What the clock calls out, and when.

use super::dial::Dial;
use super::schedule::Schedule;
use crate::ids::Millis;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something the room must hear.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Cue {
    /// A level ended and the next one begins.
    LevelUp,
    /// A minute is left in the level.
    OneMinute,
    /// Ten seconds are left in the level.
    TenSeconds,
    /// A break begins.
    BreakStart,
    /// A minute is left of the break: dealers prepare, players return (TCH P20).
    BreakOneMinute,
    /// The break is over and a level begins.
    BreakEnd,
}

/// A cue and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CueAt {
    /// When, in tournament time.
    pub at: Millis,
    /// Which.
    pub cue: Cue,
    /// The stage it speaks of, from 0: the one that begins, or the one that is about to end.
    pub stage: usize,
}

/// How long before its end a stage is called out.
const ONE_MINUTE: Millis = 60_000;
const TEN_SECONDS: Millis = 10_000;

/// The first cue after `now`; none while the clock stands still.
#[must_use]
pub fn next_cue(tournament: &Tournament, now: Millis) -> Option<CueAt> {
    if tournament.phase() != Phase::Playing || !matches!(tournament.dial, Dial::Running { .. }) {
        return None;
    }
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(now);
    if reading.hands.is_some() {
        // Nobody knows when a level ends that ends by hands.
        return None;
    }
    let ends_at = now.saturating_add(reading.remaining);
    cues_of(schedule, reading.stage, ends_at).into_iter().find(|cue| cue.at > now)
}

/// The cues of a stage that ends at `ends_at`, in the order of their times. A warning is left out where the
/// stage is hardly longer than the warning itself.
fn cues_of(schedule: &Schedule, position: usize, ends_at: Millis) -> Vec<CueAt> {
    let stage = schedule.stage(position);
    let next = position.saturating_add(1);
    let before = |ms: Millis, cue| {
        (stage.length_ms() >= ms.saturating_mul(2)).then(|| CueAt {
            at: ends_at.saturating_sub(ms),
            cue,
            stage: position,
        })
    };
    let end = match (stage.is_break(), schedule.stage(next).is_break()) {
        (_, true) => Cue::BreakStart,
        (true, false) => Cue::BreakEnd,
        (false, false) => Cue::LevelUp,
    };
    let warnings = if stage.is_break() {
        [before(ONE_MINUTE, Cue::BreakOneMinute), None]
    } else {
        [before(ONE_MINUTE, Cue::OneMinute), before(TEN_SECONDS, Cue::TenSeconds)]
    };
    warnings.into_iter().flatten().chain([CueAt { at: ends_at, cue: end, stage: next }]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::templates;

    #[test]
    fn a_level_calls_one_minute_ten_seconds_and_the_next_level() {
        let schedule = templates::t1000().schedule;
        let cues: Vec<_> =
            cues_of(&schedule, 0, 1_200_000).iter().map(|cue| (cue.at, cue.cue)).collect();
        assert_eq!(
            cues,
            vec![
                (1_140_000, Cue::OneMinute),
                (1_190_000, Cue::TenSeconds),
                (1_200_000, Cue::LevelUp)
            ]
        );
    }

    #[test]
    fn a_break_is_called_at_both_ends() {
        let schedule = templates::t1000().schedule;
        assert_eq!(
            cues_of(&schedule, 2, 3_600_000).last().map(|cue| cue.cue),
            Some(Cue::BreakStart)
        );
        let on_break: Vec<_> = cues_of(&schedule, 3, 4_200_000).iter().map(|cue| cue.cue).collect();
        assert_eq!(on_break, vec![Cue::BreakOneMinute, Cue::BreakEnd]);
    }
}
