//! Going to another level or break.

use super::dial::{ClockJumped, Dial};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Goes to the beginning of a level or a break; running stays running, paused stays paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JumpTo {
    /// The position in the schedule, from 0, breaks counted.
    pub stage: u32,
}

impl Action for JumpTo {
    /// # Errors
    /// Refused before the clock was started, after the winner, and for a stage that the schedule does not have.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let stage = usize::try_from(self.stage).unwrap_or(usize::MAX);
        if stage >= tournament.setup.schedule.stages.len() {
            return Err(Refusal::unknown("The schedule has no such level or break."));
        }
        match (tournament.phase(), tournament.dial) {
            (Phase::Finished, _) => {
                Err(Refusal::not_now("The tournament is over; its clock stands still."))
            }
            (_, Dial::NotStarted) => {
                Err(Refusal::not_now("Start the clock first: shuffle up and deal."))
            }
            _ => {
                let to = Some(tournament.setup.schedule.name_of(stage));
                Ok(vec![ClockJumped { at: context.now, stage, to }.into()])
            }
        }
    }
}
