//! What a house does with the stack of a player who stays away.

use crate::base::prelude::*;

/// What happens to the stack of a player who stays away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AbsenceRule {
    /// It is dealt in and posts until nothing is left of it.
    BlindedOff {},
    /// After so long it is split among the others of the table (HPT, Players leaving).
    SplitAfter {
        /// Minutes: 1 to 240.
        minutes: u32,
    },
    /// With a missed blind and two absent buttons it may be picked up (WSOP 73).
    Buttons {},
}

impl Default for AbsenceRule {
    fn default() -> Self {
        Self::SplitAfter { minutes: 20 }
    }
}
