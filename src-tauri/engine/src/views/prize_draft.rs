//! A prize structure while it is edited: what it would pay, before it is in force.

use crate::money::Money;
use crate::prizes::follow::{Held, follow};
use crate::prizes::payouts::{how, notes, payouts};
use crate::prizes::pool::{PoolTerms, pool};
use crate::prizes::structure::PrizeStructure;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Neighbouring places that get the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeTier {
    /// The first of them.
    pub place: u32,
    /// The last of them.
    pub place_to: u32,
    /// What each gets.
    pub amount: Money,
    /// What each gets of the pool, in hundredths of a per cent.
    pub share: u32,
    /// The host has put it there.
    pub held: bool,
}

/// What a structure would pay now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeDraftView {
    /// All that is played for.
    pub pool: Money,
    /// How many places are paid.
    pub places: u32,
    /// The prizes from first place down.
    pub tiers: Vec<PrizeTier>,
    /// The amount of each place, for putting them in force as they are.
    pub amounts: Vec<Money>,
    /// How they came about.
    pub how: String,
    /// What could not be as wished, and what would do.
    pub notes: Vec<String>,
    /// Why this cannot be; empty where it can. The amounts are then those without what is held.
    pub refusal: String,
}

/// What a structure would pay now, with some places held at an amount.
#[must_use]
pub fn prize_draft_view(
    tournament: &Tournament,
    prizes: &PrizeStructure,
    terms: Option<&PoolTerms>,
    held: &[Held],
) -> PrizeDraftView {
    let mut tried = tournament.clone();
    let mut refused = prizes.check();
    if refused.is_ok() {
        tried.setup.prizes = prizes.clone();
    }
    match terms.map(|terms| terms.clone().checked()) {
        Some(Ok(terms)) => tried.setup.pool = terms,
        Some(Err(refusal)) => refused = refused.and(Err(refusal)),
        None => {}
    }
    let total = pool(&tried).total;
    let mut amounts = payouts(&tried);
    let plain = |amount| tournament.setup.currency.plain(amount);
    if !held.is_empty() {
        let followed: Result<_, Refusal> = follow(&amounts, held, total, prizes.unit, &plain);
        match followed {
            Ok(followed) => amounts = followed,
            Err(refusal) => refused = refused.and(Err(refusal)),
        }
    }
    let mut tiers: Vec<PrizeTier> = Vec::new();
    for (place, amount) in (1_u32..).zip(&amounts) {
        let held = held.iter().any(|held| held.place == place);
        match tiers.last_mut() {
            Some(last) if last.amount == *amount && last.held == held => last.place_to = place,
            _ => {
                let share = i128::from(amount.0).saturating_mul(10_000);
                let share = share.checked_div(i128::from(total.0)).unwrap_or(0);
                let share = u32::try_from(share).unwrap_or(0);
                tiers.push(PrizeTier { place, place_to: place, amount: *amount, share, held });
            }
        }
    }
    PrizeDraftView {
        pool: total,
        places: u32::try_from(amounts.len()).unwrap_or(u32::MAX),
        tiers,
        amounts,
        how: how(&tried).0,
        notes: notes(&tried),
        refusal: refused.err().map(|refusal| refusal.message).unwrap_or_default(),
    }
}
