//! What became of a call: the player acted, or the hand is dead. A tie goes to the player (TCH 29).

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Says what became of the call that is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SettleTime {
    /// The player acted in time; otherwise the time ran out, and the hand is dead, or checked where nothing was bet.
    pub acted: bool,
}

/// A call was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TimeSettled {
    /// The player acted in time.
    pub acted: bool,
}

impl Action for SettleTime {
    /// # Errors
    /// Refused where time is not called on anybody.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        if tournament.time_call.is_none() {
            return Err(Refusal::not_now("Time is not called on anybody: t 6.4 calls it."));
        }
        Ok(vec![TimeSettled { acted: self.acted }.into()])
    }
}

impl Happening for TimeSettled {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.time_call = None;
    }
}
