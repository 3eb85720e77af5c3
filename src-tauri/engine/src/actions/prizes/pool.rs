//! What is played for: all that was paid in for prizes, what the house adds, less what it has named, and the overlay up to a
//! guarantee (HPT, Payout).

use crate::actions::prelude::*;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rules::prizes::payouts::may_change_prizes;

/// Says what the house adds, guarantees and takes out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPool {
    /// The terms.
    pub terms: PoolTerms,
}

/// What the house adds, guarantees and takes out was said.
pub type PoolSet = SetPool;

impl Action for SetPool {
    /// # Errors
    /// The refusals of [`PoolTerms::checked`] and of [`may_change_prizes`].
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        may_change_prizes(tournament)?;
        Ok(vec![PoolSet { terms: self.terms.clone().checked()? }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let pool = crate::rules::prizes::pool::pool(effect.tournament).total;
        log_label(phrase!("log-pool", "Pool"), effect.money(pool))
    }
}

impl Apply for PoolSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.pool = self.terms.clone().bounded();
    }
}
