//! The money of no-shows that is held for them.

use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;

/// A no-show's money that is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeldMoney {
    /// Whose.
    pub entry: EntryId,
    /// Since when, in tournament time.
    pub at: Millis,
    /// Until when it can be collected.
    pub until: Millis,
    /// What it was paid for.
    pub price: Price,
    /// What became of it.
    pub end: HeldMoneyEnd,
}

/// What became of money that was held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HeldMoneyEnd {
    /// It is still there.
    Waits,
    /// The player has it.
    Collected,
    /// Nobody came for it in time.
    Lapsed,
}
