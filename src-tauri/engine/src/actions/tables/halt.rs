//! Halting a table that is far shorter than the others (TCH 11e), and letting it play on.
//!
//! A table halts by the rule alone: nobody has to say it, and it goes on as soon as a player arrives. The director says only
//! when the rule is waived.

use crate::actions::prelude::*;
use crate::state::room::Table;

/// Lets tables play on that should halt, until they lose another player, and lets one that was opened for sale begin to play: from
/// then on it is balanced like the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOnShort {
    /// The tables.
    pub tables: Vec<TableNumber>,
}

/// Tables were let play on.
pub type PlayedOnShort = PlayOnShort;

impl Action for PlayOnShort {
    /// # Errors
    /// Refused for no table, and for one that neither halts nor is for sale only.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(self.tables.is_empty(), || {
            refuse!(BadValue, "say-table-plays", "Say which table plays on.")
        })?;
        tournament.each_open_once(&self.tables)?;
        let halted = halted_tables(tournament);
        let is_for_sale =
            |table: &TableNumber| tournament.room.table(*table).is_some_and(Table::is_for_sale);
        let plays = |table: &&TableNumber| !halted.contains(table) && !is_for_sale(table);
        if let Some(table) = self.tables.iter().find(plays) {
            let table = tournament.table_said(*table).capital();
            return Err(refuse!(NotNow, "table-not-halted", "{table} is not halted.", table));
        }
        Ok(vec![PlayedOnShort { tables: self.tables.clone() }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-play-on", "Play on"), effect.tournament.tables_said(&self.tables))
    }
}

impl Apply for PlayedOnShort {
    fn apply(&self, tournament: &mut Tournament) {
        for table in &self.tables {
            tournament.room.play_on(*table);
        }
    }
}

/// The tables that deal no hand until a player arrives, by number. Only a table that is short by elimination halts, not one
/// that has just been opened.
pub fn halted_tables(tournament: &Tournament) -> Vec<TableNumber> {
    let Some(short) = tournament.setup.rules.halt_at else { return Vec::new() };
    if tournament.phase() != Phase::Playing {
        return Vec::new();
    }
    let room = &tournament.room;
    let most = room.fullest().map_or(0, |(size, _)| size);
    let mut halted: Vec<TableNumber> = room
        .by_size()
        .take_while(|(size, _)| most.saturating_sub(*size) >= usize::from(short))
        .flat_map(|(size, tables)| tables.iter().map(move |table| (size, *table)))
        .filter(|(size, number)| {
            // Where nobody sits, nothing halts: the table closes.
            *size > 0
                && room.table(*number).is_some_and(|table| {
                    table.plays_on_with != Some(*size) && !table.last_eliminated().is_empty()
                })
        })
        .map(|(_, number)| number)
        .collect();
    halted.sort_unstable();
    halted
}
