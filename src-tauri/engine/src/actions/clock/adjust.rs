//! Adding and taking away time.

use crate::actions::prelude::*;
use crate::base::words::minutes_seconds;
use crate::state::dial::A_DAY;
use crate::state::phase::ClockPhase;

/// Adds time to the stage in force, or takes it away; at least one second is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjustClock {
    /// Milliseconds to add; negative to take away. Not 0, at most a day either way.
    pub by_ms: Millis,
}

/// Goes on only where the clock has time that can be set.
///
/// # Errors
/// Refused before the clock was started, after the winner, and in a level that ends by hands.
pub(super) fn has_time(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    let phase = tournament.clock_phase();
    refuse_if(phase == ClockPhase::Finished, Tournament::clock_stands)?;
    refuse_if(phase == ClockPhase::NotStarted, Tournament::clock_not_started)?;
    refuse_if(tournament.clock(now).hands.is_some(), || {
        refuse!(
            NotNow,
            "level-ends-hands-not",
            "This level ends by hands, not by time. Count hands, or go to another level."
        )
    })
}

impl Action for AdjustClock {
    /// # Errors
    /// Refused for 0 or more than a day, and as `has_time` says.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(self.by_ms == 0 || !(-A_DAY..=A_DAY).contains(&self.by_ms), || {
            refuse!(BadValue, "add-take-away-between", "Add or remove at most one day.")
        })?;
        has_time(tournament, context.now)?;
        Ok(vec![ClockAdjusted { at: context.now, by_ms: self.by_ms }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let sign = if self.by_ms < 0 { "-" } else { "+" };
        let length = minutes_seconds(self.by_ms.unsigned_abs() / 1_000);
        log_label(phrase!("log-clock", "Clock"), format!("{sign}{length}"))
    }
}

/// Time was added to the stage in force, or taken from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockAdjusted {
    /// When, in tournament time.
    pub at: Millis,
    /// Milliseconds added; negative when taken away.
    pub by_ms: Millis,
}

impl Apply for ClockAdjusted {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        // A second at least is left; a level that is over and waits for its break stays over when time is taken off.
        let least = reading.remaining.min(1_000);
        let by = self.by_ms.clamp(-A_DAY, A_DAY);
        let remaining = reading.remaining.saturating_add(by).max(least);
        tournament.set_clock(reading.stage, remaining, reading.hands_played(), self.at);
    }
}
