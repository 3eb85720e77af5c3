//! Putting another prize structure in force: before play, and during it until a prize has been won.

use crate::actions::prelude::*;
use crate::actions::prizes::pool::SetPool;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::PrizeStructure;
use crate::rules::prizes::payouts::may_change_prizes;

/// Puts a prize structure in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPrizes {
    /// The structure.
    pub prizes: PrizeStructure,
    /// What is said of the pool by the same word; absent to leave it as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<PoolTerms>,
}

/// A prize structure was applied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PrizesSet {
    /// The structure in force from here on.
    pub prizes: PrizeStructure,
}

impl Action for SetPrizes {
    /// # Errors
    /// The refusals of [`PrizeStructure::check`], of [`PoolTerms::checked`] and of [`may_change_prizes`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_change_prizes(tournament)?;
        self.prizes.check(&tournament.setup.customs())?;
        let pool = self.terms.clone().map(|terms| SetPool { terms }.decide(tournament, context));
        let prizes = self.prizes.clone();
        let mut events = pool.transpose()?.unwrap_or_default();
        events.push(PrizesSet { prizes }.into());
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let paid = crate::rules::prizes::payouts::places_paid(effect.tournament);
        let places = Phrase::count(paid, "place paid", "places paid");
        let pool = || effect.money(crate::rules::prizes::pool::pool(effect.tournament).total);
        let what = match self.terms {
            None => places,
            Some(_) => {
                phrase!("log-places-paid-of", "{places} of {amount}", places, amount = pool())
            }
        };
        log_label(phrase!("log-prizes", "Prizes"), what)
    }
}

impl Apply for PrizesSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.prizes = self.prizes.clone().bounded();
    }
}
