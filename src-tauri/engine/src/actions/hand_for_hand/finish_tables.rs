//! Ticking tables off: they have finished the hand and wait for the others (TCH P8).

use crate::actions::hand_for_hand::end::HandForHandEnded;
use crate::actions::prelude::*;
use crate::rules::hand_for_hand::{is_over, still_playing};

/// Ticks tables as done with the hand, or takes the tick back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FinishTables {
    /// The tables.
    pub tables: Vec<TableNumber>,
    /// True for done; false for one that plays on after all.
    pub done: bool,
}

/// Tables were ticked as done with the hand, or the tick was taken back.
pub type TablesFinished = FinishTables;

impl Action for FinishTables {
    /// # Errors
    /// Refused while hand-for-hand is off, for no table, one that is not open, one that is ticked already or is not, and for
    /// a table held for its all-in while others play that hold nothing.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let on = tournament.in_hand_for_hand()?;
        refuse_if(self.tables.is_empty(), || {
            refuse!(BadValue, "say-table-finished-hand", "Say which table has finished the hand.")
        })?;
        tournament.each_open_once(&self.tables)?;
        for table in &self.tables {
            refuse_if(self.done && on.done.contains(table), || {
                refuse!(
                    NotNow,
                    "table-ticked-already",
                    "{table} is done already. Type -{number} to undo that.",
                    table = tournament.table_said(*table).capital(),
                    number = table
                )
            })?;
            refuse_if(!self.done && !on.done.contains(table), || {
                let table = tournament.table_said(*table).capital();
                refuse!(NotNow, "table-not-ticked", "{table} is not marked as done.", table)
            })?;
        }
        let held: Vec<TableNumber> =
            self.tables.iter().copied().filter(|table| on.held.contains(table)).collect();
        let others = tournament
            .playing_the_hand()
            .into_iter()
            .any(|table| !on.held.contains(&table) && !self.tables.contains(&table));
        if self.done && others && !held.is_empty() {
            let words = tournament.tables_said(&held).capital();
            let still = still_playing(tournament);
            return Err(if held.len() == 1 {
                refuse!(
                    NotNow,
                    "table-held-until",
                    "{table} waits until the others finish: {still}.",
                    table = words,
                    still
                )
            } else {
                refuse!(
                    NotNow,
                    "tables-held-until",
                    "{tables} wait until the others finish: {still}.",
                    tables = words,
                    still
                )
            });
        }
        let finished = TablesFinished { tables: self.tables.clone(), done: self.done };
        Ok(with_the_end(tournament, finished.into(), context.now))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = if self.done {
            effect.pace().finished_said()
        } else {
            phrase!("log-not-done", "Not done")
        };
        log_label(verb, effect.and_hand_for_hand_over(effect.tournament.tables_said(&self.tables)))
    }
}

/// What happened, and the end of hand-for-hand where that follows from it.
pub(crate) fn with_the_end(tournament: &Tournament, happened: Event, now: Millis) -> Vec<Event> {
    if tournament.hand_for_hand.is_none() {
        return vec![happened];
    }
    let mut after = tournament.clone();
    happened.apply(&mut after);
    if is_over(&after) {
        vec![happened, HandForHandEnded { at: now }.into()]
    } else {
        vec![happened]
    }
}

impl Apply for TablesFinished {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(on) = &mut tournament.hand_for_hand else { return };
        for table in &self.tables {
            if self.done {
                on.done.insert(*table);
                on.held.remove(table);
            } else {
                on.done.remove(table);
            }
        }
    }
}
