//! The kinds of bounty.

use crate::base::prelude::*;

/// What becomes of a bounty.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BountyKind {
    /// All of it goes to whoever knocks the player out.
    #[default]
    Fixed,
    /// Half of it goes to whoever knocks the player out, half onto that player's own head; the odd unit is paid out.
    Progressive,
    /// All bounties together are put into envelopes, which are sealed late in the event; from then on a knock-out wins one.
    Mystery,
}
