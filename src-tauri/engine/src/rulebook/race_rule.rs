//! How a house races off odd chips.

use crate::base::prelude::*;

/// How a race is held.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RaceRule {
    /// Every card counts, so that a player may win several chips; half a new chip or more left over makes one more; a
    /// player without chips gets the first of them (RRoP 10, LR 11).
    #[default]
    HighCards,
    /// One chip a player at the most; more than half a new chip left over makes one more, and of 500s
    /// half does; a player without chips gets one besides (TCH 24).
    OneEach,
}
