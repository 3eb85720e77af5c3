//! Why a player was told to move.

use crate::base::prelude::*;
use crate::base::words::clean_name;
use crate::state::tournament::Tournament;

/// Why a player was told to move: a reason of the program's own, whose words are made when it is shown, or what a person typed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoveReason {
    /// The tables are balanced.
    Balance {},
    /// Somebody at the desk typed the move.
    Director {},
    /// A late registration has a seat.
    LateRegistration {},
    /// A player who entered again has a seat.
    ReEntry {},
    /// A player who bought in again has another seat.
    Rebuy {},
    /// A player who was not out is back in.
    BackIn {},
    /// Players who waited have seats.
    Alternates {},
    /// Two players changed seats.
    Swap {},
    /// The seat is noted as the player has it.
    AsTheySit {},
    /// A table breaks.
    Breaks {
        /// That table.
        table: TableNumber,
    },
    /// A table opens.
    Opens {
        /// That table.
        table: TableNumber,
    },
    /// All draw new seats.
    Redraw {
        /// How many tables go on; 1 is the final table.
        tables: u32,
    },
    /// What a person typed; may be empty.
    #[serde(untagged)]
    Said(String),
}

impl MoveReason {
    /// The reason as it is shown.
    pub fn said(&self, tournament: &Tournament) -> Phrase {
        match self {
            Self::Balance {} => phrase!("moved-balance", "balance"),
            Self::Director {} => phrase!("moved-director", "director"),
            Self::LateRegistration {} => phrase!("moved-late-registration", "late registration"),
            Self::ReEntry {} => phrase!("moved-re-entry", "re-entry"),
            Self::Rebuy {} => phrase!("moved-rebuy", "rebuy"),
            Self::BackIn {} => phrase!("moved-back-in", "back in"),
            Self::Alternates {} => phrase!("moved-alternates", "alternates"),
            Self::Swap {} => phrase!("moved-swap", "swap"),
            Self::AsTheySit {} => phrase!("moved-as-they-sit", "as they sit"),
            Self::Breaks { table } => {
                let table = tournament.table_said(*table);
                phrase!("moved-table-breaks", "{table} breaks", table)
            }
            Self::Opens { table } => {
                let table = tournament.table_said(*table);
                phrase!("moved-table-opens", "{table} opens", table)
            }
            Self::Redraw { tables: 1 } => phrase!("moved-final-table", "final table"),
            Self::Redraw { tables } => {
                let tables = Phrase::count(*tables, "table", "tables");
                phrase!("moved-redraw", "redraw to {tables}", tables)
            }
            Self::Said(text) => Phrase::own(text),
        }
    }

    /// The same reason; what was typed is tidied like a name.
    #[must_use]
    pub fn cleaned(&self) -> Self {
        match self {
            Self::Said(text) => Self::Said(clean_name(text)),
            own => own.clone(),
        }
    }
}

impl Default for MoveReason {
    fn default() -> Self {
        Self::Said(String::new())
    }
}

impl From<&str> for MoveReason {
    fn from(text: &str) -> Self {
        Self::Said(text.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A text that happens to be the name of a reason stays what was typed.
    #[test]
    fn a_text_stays_a_text_and_a_reason_keeps_its_arguments() {
        for (json, reason) in [
            ("\"late_registration\"", MoveReason::from("late_registration")),
            ("\"\"", MoveReason::default()),
            ("{\"late_registration\":{}}", MoveReason::LateRegistration {}),
            ("{\"breaks\":{\"table\":4}}", MoveReason::Breaks { table: TableNumber(4) }),
        ] {
            assert_eq!(serde_json::from_str::<MoveReason>(json).unwrap(), reason);
            assert_eq!(serde_json::to_string(&reason).unwrap(), json);
        }
    }
}
