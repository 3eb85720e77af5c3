//! The end of a day of an event that is played to its end on another day: the last hands, the bags, the closing.

use crate::base::prelude::*;
use crate::base::sharing::SharedMap;

/// The end of the day, so far as it has come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Day {
    /// The announcement of the last hands.
    pub last_hands: Option<LastHandsAnnounced>,
    /// The end.
    pub ended: Option<DayEnded>,
    /// The bags, by entry; also those of entries that went out since, until they are in again.
    pub bags: SharedMap<EntryId, Bag>,
    /// The closing.
    pub closed: Option<DayClosed>,
    /// Who gave the stack up, and when, in tournament time.
    pub given_up: BTreeMap<EntryId, Millis>,
    /// The bags of the day before that were opened, by whose they were.
    pub opened: SharedMap<EntryId, BagOpened>,
}

/// A bag of the day before was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagOpened {
    /// When, in tournament time.
    pub at: Millis,
    /// Who opened it; empty for whoever has the device.
    pub by: String,
}

/// The last hands were announced, and the clock stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LastHandsAnnounced {
    /// When, in tournament time.
    pub at: Millis,
    /// How many each table still deals after the hand in progress.
    pub hands: u32,
    /// The least and the most from which that was drawn; absent where it was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn_from: Option<(u32, u32)>,
}

/// The day ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DayEnded {
    /// When, in tournament time.
    pub at: Millis,
    /// The last level that was played, from 1.
    pub level: u32,
    /// The level with which play goes on, from 1.
    pub next_level: u32,
}

/// A stack in its bag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bag {
    /// The chips by the first count.
    pub chips: ChipCount,
    /// The chips by the second count; absent while there is none.
    pub again: Option<ChipCount>,
    /// The number on the bag; empty without one.
    pub number: String,
    /// When it was last counted, in tournament time.
    pub at: Millis,
}

/// The day was closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DayClosed {
    /// When, in tournament time.
    pub at: Millis,
    /// The chips in all bags.
    pub bagged: ChipCount,
    /// The chips in play.
    pub in_play: ChipCount,
    /// Why these differ; empty where they do not.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

impl DayClosed {
    /// By how much the bags hold more than was in play: a surplus from races, or, below nothing, chips that are missing.
    pub fn difference(&self) -> i64 {
        let of = |chips: ChipCount| i64::try_from(chips).unwrap_or(i64::MAX);
        of(self.bagged).saturating_sub(of(self.in_play))
    }
}

impl Bag {
    /// The two counts, where they are not the same.
    pub fn disagree(&self) -> Option<(ChipCount, ChipCount)> {
        self.again.filter(|again| *again != self.chips).map(|again| (self.chips, again))
    }
}
