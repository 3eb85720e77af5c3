//! Correcting a name.

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::finding::Kept;
use crate::ids::PlayerId;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::words::clean_name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Corrects a player's name, at any time; cards and sheets printed from now on carry the new one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// Whose name.
    pub player: PlayerId,
    /// The right name.
    pub name: String,
}

/// A name was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Renamed {
    /// Whose name.
    pub player: PlayerId,
    /// The name before, for the log.
    pub was: String,
    /// The right name.
    pub name: String,
}

impl Action for Rename {
    /// # Errors
    /// Refused for an unknown player and for an empty name.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = clean_name(&self.name);
        if name.is_empty() {
            return Err(Refusal::bad("A player needs a name."));
        }
        let player = tournament
            .players
            .get(&self.player)
            .ok_or_else(|| Refusal::unknown("There is no such player in this tournament."))?;
        Ok(vec![Renamed { player: self.player, was: player.name.clone(), name }.into()])
    }
}

impl Happening for Renamed {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(player) = tournament.players.get_mut(&self.player) {
            player.name.clone_from(&self.name);
            if !self.name.contains(&player.last_name) {
                player.last_name.clear();
            }
            player.searched = Kept::default();
        }
    }
}
