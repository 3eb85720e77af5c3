//! Setting the time left in the stage in force.

use crate::actions::clock::adjust::has_time;
use crate::actions::prelude::*;
use crate::base::words::minutes_seconds;
use crate::state::dial::A_DAY;

/// Sets the time left in the level or break in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetTimeLeft {
    /// Milliseconds left from now on: between a second and a day.
    pub remaining_ms: Millis,
}

impl Action for SetTimeLeft {
    /// # Errors
    /// Refused before the clock was started, after the winner, in a level that ends by hands, and outside a second to a
    /// day.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(!(1_000..=A_DAY).contains(&self.remaining_ms), || {
            refuse!(
                BadValue,
                "leave-between-second-day",
                "Leave between a second and a day on the clock."
            )
        })?;
        has_time(tournament, context.now)?;
        Ok(vec![TimeLeftSet { at: context.now, remaining_ms: self.remaining_ms }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let time = minutes_seconds(self.remaining_ms.unsigned_abs() / 1_000);
        let what = phrase!("log-time-left", "{time} left", time);
        log_label(phrase!("log-clock", "Clock"), what)
    }
}

/// The time left in the stage in force was set: so much, whatever it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeLeftSet {
    /// When, in tournament time.
    pub at: Millis,
    /// Milliseconds left from then on.
    pub remaining_ms: Millis,
}

impl Apply for TimeLeftSet {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        let remaining = self.remaining_ms.clamp(1_000, A_DAY);
        tournament.set_clock(reading.stage, remaining, reading.hands_played(), self.at);
    }
}
