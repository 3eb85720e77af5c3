//! How far a tournament and its clock have come.

use crate::base::prelude::*;

/// What the clock is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockPhase {
    /// Nobody has said "shuffle up and deal" yet.
    NotStarted,
    /// Time is running down.
    Running,
    /// Time stands still.
    Paused,
    /// The tournament has its winner.
    Finished,
}

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Entries are taken; nobody has a seat.
    Registering,
    /// Seats are drawn, the clock has not been started.
    Drawn,
    /// Cards are in the air.
    Playing,
    /// The day has ended, and the stacks are bagged.
    Bagging,
    /// The day is closed: the bags are what was in play, or the difference has its reason.
    Closed,
    /// One player has all the chips.
    Finished,
}
