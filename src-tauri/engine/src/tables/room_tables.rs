//! How many tables the room has: more players than they seat wait as alternates.

use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::refusal::Refusal;
use crate::setup::MOST_TABLES;
use crate::tournament::Tournament;
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Says how many tables the room has. It can be said at any time: a table may come free during play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRoomTables {
    /// How many, 1 to 20,000; absent for as many as are needed.
    pub tables: Option<u32>,
}

/// How many tables the room has was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RoomTablesSet {
    /// How many; absent for as many as are needed.
    pub tables: Option<u32>,
}

impl Action for SetRoomTables {
    /// # Errors
    /// Refused for no table, for too many, and for fewer than are open.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        if let Some(tables) = self.tables {
            if !(1..=MOST_TABLES).contains(&tables) {
                return Err(Refusal::bad("A room has 1 to 20,000 tables."));
            }
            let open = tournament.room.open_tables();
            if u32::try_from(open).unwrap_or(u32::MAX) > tables {
                return Err(Refusal::not_now(format!(
                    "{} open. Break one first.",
                    count(open, "table is", "tables are")
                )));
            }
        }
        Ok(vec![RoomTablesSet { tables: self.tables }.into()])
    }
}

impl Happening for RoomTablesSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.tables = self.tables.map(|tables| tables.min(MOST_TABLES));
    }
}
