//! What the director has said of the shot clock, and who has how many time cards.

use crate::base::prelude::*;

/// The shot clock as it stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShotClockSaid {
    /// Whether the director has begun or ended it, the last time that anything was said; absent before.
    pub on: Option<bool>,
    /// Time cards given beside those with the stack, by entry.
    pub given: BTreeMap<EntryId, u32>,
    /// Time cards played, by entry.
    pub played: BTreeMap<EntryId, u32>,
    /// Those for the final table are given.
    pub at_final_table: bool,
    /// Those for a day are given: after how many bust-out hands it was prepared.
    pub for_restart: Option<u32>,
}
