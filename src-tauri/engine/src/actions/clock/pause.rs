//! Stopping the clock for a dispute or a break of the director's own (HPT, Timer use and breaks).

use crate::actions::prelude::*;

/// Stops the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PauseClock {}

impl Action for PauseClock {
    /// # Errors
    /// Refused while the clock does not run, and after the tournament has its winner.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        match (tournament.phase(), tournament.dial) {
            (Phase::Finished, _) => Err(Tournament::clock_stands()),
            (_, Dial::Running { .. }) if tournament.clock(context.now).running => {
                Ok(vec![ClockPaused { at: context.now }.into()])
            }
            _ => Err(refuse!(NotNow, "clock-not-running", "The clock is not running.")),
        }
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-clock", "Clock"), phrase!("log-paused", "paused"))
    }
}

/// The clock was stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ClockPaused {
    /// When, in tournament time.
    pub at: Millis,
}

impl Apply for ClockPaused {
    fn apply(&self, tournament: &mut Tournament) {
        if let Dial::Running { .. } = tournament.dial {
            let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
            tournament.dial =
                Dial::paused(reading.stage, reading.remaining).counting(reading.hands_played());
            tournament.play_time.stops(self.at);
            if let Some(on) = &mut tournament.hand_for_hand {
                on.clock_ran = false;
            }
        }
    }
}
