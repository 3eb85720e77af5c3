//! Prizes and bounties handed over.

use crate::base::prelude::*;
use crate::state::ledger::Payment;

/// A prize, or bounties, that have left the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Handover {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much: what was due at that moment. A later correction flags a difference and changes nothing here. Below nothing
    /// where what was too much has come back.
    pub amount: Money,
    /// By what; in cash where an older log does not say.
    #[serde(default)]
    pub payment: Payment,
    /// What went with it beside money. Absent where no place wins any, and in an older log, where it was all that the place
    /// wins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goods: Option<Vec<String>>,
}
