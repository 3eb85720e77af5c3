//! Hand-for-hand while it is on, and what is kept of it.

use crate::base::prelude::*;
use crate::rulebook::hand_for_hand::Pace;

/// When hand-for-hand is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    /// When everybody left is paid.
    AtTheMoney,
    /// With so many players left.
    With(u32),
}

/// Hand-for-hand while it is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandForHand {
    /// When it was announced: who goes out from then on is eligible (TCH P8a).
    pub announced_at: Millis,
    /// What the tables play together.
    pub pace: Pace,
    /// When it is over.
    pub ends: Ends,
    /// The clock ran at the announcement, and runs on at the end.
    pub clock_ran: bool,
    /// The hand: 0 for the one in progress at the announcement.
    pub hand: u32,
    /// The tables that have finished the hand.
    pub done: BTreeSet<TableNumber>,
    /// The tables where an all-in and a call wait for the others.
    pub held: BTreeSet<TableNumber>,
}

/// Orders said afterwards, by hand and table, the lowest finishers first.
pub type RankedHands = BTreeMap<(u32, TableNumber), Vec<Vec<EntryId>>>;

/// What is kept of one announcement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// When, in tournament time.
    pub at: Millis,
    /// What the tables played together.
    pub pace: Pace,
    /// When it was to be over.
    pub ends: Ends,
    /// Players left at the announcement.
    pub players: u32,
    /// The hands, the one in progress at the announcement first.
    pub hands: Vec<HandKept>,
    /// When it ended, in tournament time, and how many were left then.
    pub ended: Option<(Millis, u32)>,
}

/// What is kept of one hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandKept {
    /// Which one it is, counted through the whole tournament.
    pub together: u32,
    /// When it was dealt, in tournament time.
    pub at: Millis,
    /// The position in the schedule of the level.
    pub stage: usize,
    /// What the clock showed as it started, in milliseconds; `None` in a level that ends by hands.
    pub left_ms: Option<Millis>,
    /// The tables that played it.
    pub tables: Vec<TableNumber>,
}
