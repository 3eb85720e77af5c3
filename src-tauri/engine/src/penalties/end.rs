//! The end of a penalty: served, or lifted by the director.

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::position;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Lets a player on a penalty play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndPenalty {
    /// The penalty's number, from 1.
    pub penalty: u32,
}

/// A player on a penalty plays again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PenaltyEnded {
    /// The penalty's number, from 1.
    pub penalty: u32,
}

impl Action for EndPenalty {
    /// # Errors
    /// Refused for an unknown penalty, and for one that is over.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        match position(self.penalty).and_then(|index| tournament.penalties.get(index)) {
            None => Err(Refusal::unknown(format!("There is no penalty {}.", self.penalty))),
            Some(penalty) if penalty.over => Err(Refusal::not_now(format!(
                "{} plays again already.",
                tournament.name(penalty.entry)
            ))),
            Some(_) => Ok(vec![PenaltyEnded { penalty: self.penalty }.into()]),
        }
    }
}

impl Happening for PenaltyEnded {
    fn apply(&self, tournament: &mut Tournament) {
        let penalty = position(self.penalty).and_then(|index| tournament.penalties.get_mut(index));
        if let Some(penalty) = penalty {
            penalty.over = true;
        }
    }
}
