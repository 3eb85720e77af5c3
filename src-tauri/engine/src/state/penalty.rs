//! Warnings and penalties that were given.

use crate::base::prelude::*;

/// What a player is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PenaltyKind {
    /// A warning.
    Warning {},
    /// So many missed hands: 1 to 200.
    Hands {
        /// How many.
        hands: u32,
    },
    /// So many missed rounds: 1 to 20.
    Rounds {
        /// How many.
        rounds: u32,
    },
}

/// A penalty or a warning that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Penalty {
    /// To whom.
    pub entry: EntryId,
    /// When, in tournament time.
    pub at: Millis,
    /// What.
    pub kind: PenaltyKind,
    /// How many hands are missed; 0 for a warning.
    pub hands: u32,
    /// How many of them have been played.
    pub served: u32,
    /// Why, in the director's words; possibly empty.
    pub reason: String,
    /// The player may play again; true for a warning.
    pub over: bool,
}

impl PenaltyKind {
    /// What it is: "2 rounds", "a warning".
    pub fn said(self) -> Phrase {
        match self {
            Self::Warning {} => phrase!("a-warning", "a warning"),
            Self::Hands { hands } => Phrase::count(hands, "hand", "hands"),
            Self::Rounds { rounds } => Phrase::count(rounds, "round", "rounds"),
        }
    }
}
