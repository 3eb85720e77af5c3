//! Ticking moves as arrived.

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::position;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Ticks moves as arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Arrived {
    /// The moves' numbers, from 1.
    pub moves: Vec<u32>,
}

/// Moves were ticked as arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MovesArrived {
    /// The moves' numbers, from 1.
    pub moves: Vec<u32>,
}

impl Action for Arrived {
    /// # Errors
    /// Refused for no move, an unknown one, and one that has arrived already.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        if self.moves.is_empty() {
            return Err(Refusal::bad("Say which move has arrived."));
        }
        for &number in &self.moves {
            match position(number).and_then(|index| tournament.moves.get(index)) {
                None => return Err(Refusal::unknown(format!("There is no move {number}."))),
                Some(said) if said.arrived => {
                    let name = tournament.name(said.one.entry);
                    return Err(Refusal::not_now(format!("{name} has arrived already.")));
                }
                Some(_) => {}
            }
        }
        Ok(vec![MovesArrived { moves: self.moves.clone() }.into()])
    }
}

impl Happening for MovesArrived {
    fn apply(&self, tournament: &mut Tournament) {
        for &number in &self.moves {
            if let Some(said) = position(number).and_then(|index| tournament.moves.get_mut(index)) {
                said.arrived = true;
            }
        }
    }
}
