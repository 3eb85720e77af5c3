//! The order in which tables break (RRoP 13, TCH 11d): the highest number first, so that the tables near the desk stay,
//! unless the director has said another one.

use crate::actions::prelude::*;

/// Says which tables break first. Those not named follow, the highest number first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetBreakingOrder {
    /// The tables in the order in which they break; none for the usual order.
    pub tables: Vec<TableNumber>,
}

/// The breaking order was said.
pub type BreakingOrderSet = SetBreakingOrder;

impl Action for SetBreakingOrder {
    /// # Errors
    /// Refused for a table that is not open and for one that is named twice.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.each_open_once(&self.tables)?;
        Ok(vec![BreakingOrderSet { tables: self.tables.clone() }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let order = if self.tables.is_empty() {
            phrase!("log-as-usual", "as usual").into_argument()
        } else {
            effect.tournament.tables_said(&self.tables)
        };
        log_label(phrase!("log-breaking-order", "Breaking order"), order)
    }
}

impl Apply for BreakingOrderSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.breaking_order = self.tables.as_slice().into();
    }
}
