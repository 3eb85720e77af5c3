//! Time that was called on a player.

use crate::base::ids::{EntryId, Millis};
use crate::rulebook::calling_time::CallingTime;

/// Time that was called on a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeCall {
    /// On whom.
    pub entry: EntryId,
    /// When, in tournament time.
    pub at: Millis,
    /// By which rule, as it was then.
    pub rule: CallingTime,
}

impl TimeCall {
    /// When the time is up, in tournament time.
    pub fn ends_at(&self) -> Millis {
        self.at.saturating_add(Millis::from(self.rule.seconds).saturating_mul(1_000))
    }
}
