//! Stopping the clock for a dispute or a break of the director's own (HPT, Timer use and breaks).

use super::dial::{ClockPaused, Dial};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Stops the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PauseClock {}

impl Action for PauseClock {
    /// # Errors
    /// Refused while the clock does not run, and after the tournament has its winner.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        match (tournament.phase(), tournament.dial) {
            (Phase::Finished, _) => {
                Err(Refusal::not_now("The tournament is over; its clock stands still."))
            }
            (_, Dial::Running { .. }) if tournament.clock(context.now).running => {
                Ok(vec![ClockPaused { at: context.now }.into()])
            }
            _ => Err(Refusal::not_now("The clock is not running.")),
        }
    }
}
