//! Adding and taking away time.

use super::dial::{A_DAY, ClockAdjusted, Dial};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::ids::Millis;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Adds time to the stage in force, or takes it away; at least one second is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdjustClock {
    /// Milliseconds to add; negative to take away. Not 0, at most a day either way.
    pub by_ms: Millis,
}

/// Why time is not set in a level that ends by hands.
pub(super) fn by_hands() -> Refusal {
    Refusal::not_now("This level ends by hands, not by time: count hands, or go to another level.")
}

impl Action for AdjustClock {
    /// # Errors
    /// Refused before the clock was started, after the winner, in a level that ends by hands, and for 0 or more than a
    /// day.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if self.by_ms == 0 || !(-A_DAY..=A_DAY).contains(&self.by_ms) {
            return Err(Refusal::bad("Add or take away between a millisecond and a day."));
        }
        match (tournament.phase(), tournament.dial) {
            (Phase::Finished, _) => {
                Err(Refusal::not_now("The tournament is over; its clock stands still."))
            }
            (_, Dial::NotStarted) => Err(Refusal::not_now(
                "The clock has not been started; change the schedule instead.",
            )),
            _ if tournament.clock(context.now).hands.is_some() => Err(by_hands()),
            _ => Ok(vec![ClockAdjusted { at: context.now, by_ms: self.by_ms }.into()]),
        }
    }
}
