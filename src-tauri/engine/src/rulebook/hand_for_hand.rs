//! How a house plays hand-for-hand.

use crate::base::prelude::*;

/// The longest time that a hand takes off the clock, in seconds (TCH P8b).
pub const MOST_OFF_S: u32 = 180;

/// How a house plays hand-for-hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandForHandRule {
    /// What the tables play together.
    pub pace: Pace,
    /// How many seconds the start of each hand takes off the clock: 0 to 180.
    pub off_s: u32,
    /// It is advised at so many players from the money or fewer; 0 for never.
    pub advised_from: u32,
}

impl Default for HandForHandRule {
    fn default() -> Self {
        Self { pace: Pace::HandForHand, off_s: 120, advised_from: 0 }
    }
}

/// What the tables play together before they wait for each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// One hand. The clock stands still, and each hand takes its time off (TCH P8).
    #[default]
    HandForHand,
    /// One hand, and the clock runs on (TCH P19).
    Soft,
    /// One round, and the clock runs on (TCH P19). Its bust-outs are on hands of their own.
    Round,
}

impl Pace {
    /// The name of the mode.
    pub fn said(self) -> Phrase {
        match self {
            Self::HandForHand => phrase!("hand-for-hand", "Hand-for-hand"),
            Self::Soft => phrase!("soft-hand-for-hand", "Soft hand-for-hand"),
            Self::Round => phrase!("round-for-round", "Round-for-round"),
        }
    }

    /// What the tables play together, for one and for several.
    pub fn turn_said(self) -> Phrase {
        match self {
            Self::HandForHand | Self::Soft => phrase!("hand", "hand"),
            Self::Round => phrase!("round", "round"),
        }
    }

    /// What is said when a table has finished it, to be named in a sentence.
    pub(crate) fn finished_said(self) -> Phrase {
        match self {
            Self::HandForHand | Self::Soft => phrase!("log-hand-done", "Hand done"),
            Self::Round => phrase!("log-round-done", "Round done"),
        }
    }
}
