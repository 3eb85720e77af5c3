//! Prizes and bounties handed over.

use crate::base::prelude::*;
use crate::state::ledger::Payment;

/// A prize, or bounties, that have left the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Handover {
    /// When, in tournament time.
    pub at: Millis,
    /// To whom.
    pub entry: EntryId,
    /// How much.
    pub amount: Money,
    /// By what.
    pub payment: Payment,
    /// What went with it beside money; absent where an older log does not say: then it was all that the place wins.
    pub goods: Option<Vec<String>>,
}
