//! What lies before the seats of those who are away.

use crate::base::prelude::*;

/// What lies before the seat of a player who is away.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Missed {
    /// Missed-blind buttons.
    pub blinds: u32,
    /// Absent buttons.
    pub buttons: u32,
}

/// What lies before the seats of those who are away.
pub type MissedBlinds = BTreeMap<EntryId, Missed>;
