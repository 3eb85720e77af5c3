//! Prizes and bounties paid out.

use crate::base::prelude::*;
use crate::state::ledger::Payment;

/// A prize, or bounties, that have left the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PrizePayment {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much: what was due at that moment. A later correction flags a difference and changes nothing here. Below nothing
    /// where what was too much has come back.
    pub amount: Money,
    /// By what.
    pub payment: Payment,
    /// What went with it beside money.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<String>,
}
