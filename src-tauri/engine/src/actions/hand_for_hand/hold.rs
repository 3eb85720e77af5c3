//! Holding a table: with an all-in and a call the cards stay face down until the other tables have finished (TCH P8f, P8g).

use crate::actions::prelude::*;

/// Holds tables with an all-in and a call, or lets them run the board out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HoldTables {
    /// The tables.
    pub tables: Vec<TableNumber>,
    /// True to hold them; false to let them go on.
    pub held: bool,
}

/// Tables were held, or let go on.
pub type TablesHeld = HoldTables;

impl Action for HoldTables {
    /// # Errors
    /// Refused while hand-for-hand is off, for no table, one that is not open or has finished the hand, and one that is held
    /// already or is not.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let on = tournament.in_hand_for_hand()?;
        refuse_if(self.tables.is_empty(), || {
            refuse!(BadValue, "say-table-all-call", "Say which table has an all-in and a call.")
        })?;
        tournament.each_open_once(&self.tables)?;
        for table in &self.tables {
            refuse_if(on.done.contains(table), || {
                refuse!(
                    NotNow,
                    "table-finished-already",
                    "{table} has finished the hand. Type -{number} to undo that.",
                    table = tournament.table_said(*table).capital(),
                    number = table
                )
            })?;
            if on.held.contains(table) == self.held {
                let words = tournament.table_said(*table).capital();
                return Err(if self.held {
                    refuse!(NotNow, "table-held-already", "{table} is held already.", table = words)
                } else {
                    refuse!(NotNow, "table-not-held", "{table} is not held.", table = words)
                });
            }
        }
        Ok(vec![TablesHeld { tables: self.tables.clone(), held: self.held }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb =
            if self.held { phrase!("log-hold", "Hold") } else { phrase!("log-run-out", "Run out") };
        log_label(verb, effect.tournament.tables_said(&self.tables))
    }
}

impl Apply for TablesHeld {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(on) = &mut tournament.hand_for_hand else { return };
        for table in &self.tables {
            if self.held {
                on.held.insert(*table);
            } else {
                on.held.remove(table);
            }
        }
    }
}
