//! Setting the time left in the stage in force.

use super::adjust::by_hands;
use super::dial::{A_DAY, TimeLeftSet};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::ids::Millis;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::clock::ClockPhase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
        if !(1_000..=A_DAY).contains(&self.remaining_ms) {
            return Err(Refusal::bad("Leave between a second and a day."));
        }
        match tournament.clock_phase() {
            ClockPhase::Finished => {
                Err(Refusal::not_now("The tournament is over; its clock stands still."))
            }
            ClockPhase::NotStarted => Err(Refusal::not_now(
                "The clock has not been started; change the schedule instead.",
            )),
            ClockPhase::Running | ClockPhase::Paused => {
                let reading = tournament.clock(context.now);
                if reading.hands.is_some() {
                    return Err(by_hands());
                }
                let remaining_ms = self.remaining_ms;
                Ok(vec![TimeLeftSet { at: context.now, remaining_ms }.into()])
            }
        }
    }
}
