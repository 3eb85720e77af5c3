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

/// What a book has a penalty of its own for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// Blinds or a seat were dodged on purpose: one round at once (TCH 33c, 8d i).
    Dodging,
}

impl Offence {
    /// What it was: "dodging a blind".
    pub fn said(self) -> Phrase {
        match self {
            Self::Dodging => phrase!("penalty-dodging", "dodging a blind"),
        }
    }

    /// What it costs.
    pub const fn sentence(self) -> PenaltyKind {
        match self {
            Self::Dodging => PenaltyKind::Rounds { rounds: 1 },
        }
    }
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
    /// For what a book has a penalty of its own; absent for anything else.
    pub offence: Option<Offence>,
    /// Why, in the director's words; possibly empty.
    pub reason: String,
    /// The player may play again; true for a warning.
    pub over: bool,
}

impl Penalty {
    /// Why it was given; possibly nothing.
    pub fn why(&self) -> Phrase {
        let words = (!self.reason.is_empty()).then(|| Phrase::own(&*self.reason));
        Phrase::reasons(self.offence.map(Offence::said).into_iter().chain(words))
    }
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
