//! A tournament that ended with several players left.

use crate::base::prelude::*;

/// How those who are left get their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlacedBy {
    /// By the deal that was made: the largest stack of its count first.
    Deal,
    /// By the chips counted now: the largest stack first.
    Chips,
    /// All of them share the places that are left.
    Shared,
}

/// The tournament ended with several players left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EndedHere {
    /// When, in tournament time.
    pub at: Millis,
    /// How the places were found.
    pub by: PlacedBy,
    /// Who was left, first place first; those in one group share their places.
    pub places: Vec<Vec<EntryId>>,
    /// Prizes that are shared are rounded to this.
    pub unit: Money,
}
