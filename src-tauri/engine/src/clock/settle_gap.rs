//! The one question after a crash or a sleep: did the clock run on, or does it go on from where it was?

use super::dial::{Dial, GapSkipped};
use crate::command::{Action, Context};
use crate::event::Event;
use crate::ids::Millis;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Answers the question about the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SettleGap {
    /// When the program last saw the clock, in tournament time.
    pub seen_at: Millis,
    /// True: play went on meanwhile, the time counts. False: play stood still, the clock goes on from where it was.
    pub run_on: bool,
}

impl Action for SettleGap {
    /// # Errors
    /// Refused when the clock does not run, or when `seen_at` lies in the future.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if !matches!(tournament.dial, Dial::Running { .. }) {
            return Err(Refusal::not_now("The clock is not running, so no time was lost."));
        }
        if self.seen_at > context.now {
            return Err(Refusal::bad("The clock cannot have been seen in the future."));
        }
        if self.run_on {
            // Nothing changes, and the log keeps that the director was asked and said so.
            return Ok(Vec::new());
        }
        Ok(vec![GapSkipped { seen_at: self.seen_at, at: context.now }.into()])
    }
}
