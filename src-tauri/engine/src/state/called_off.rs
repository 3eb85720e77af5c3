//! An event that was called off: it did not run, or it stopped before its end.

use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;

/// How the money goes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoneyBack {
    /// Everybody gets back what was paid, the players who are out included. Nobody has a place.
    InFull,
    /// The players who are left share the prizes that are left, in equal parts. Those who are out keep their places.
    Evenly,
    /// The players who are left each get the lowest prize that is left, and share the rest by their chips.
    ByChips,
}

/// What went back to a player for one purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refund {
    /// The entry.
    pub entry: EntryId,
    /// Which purchase of it, counted from 0.
    pub purchase: u32,
    /// How much for what.
    pub price: Price,
}

/// The event was called off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CalledOff {
    /// When, in tournament time.
    pub at: Millis,
    /// How the money goes back.
    pub back: MoneyBack,
    /// The house gives its fees back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fees: bool,
    /// The director's reason; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl CalledOff {
    /// Whether everybody got everything back, so that nobody has a place.
    pub fn is_in_full(&self) -> bool {
        self.back == MoneyBack::InFull
    }
}
