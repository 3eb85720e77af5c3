//! The league's pot: what the price of every entry put into it, what was paid out of it, and what is held.

use crate::prelude::*;
use crate::table::taken;

/// The pot in one currency, in minor units.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "SeasonPot")]
pub struct Pot {
    /// The code of the currency.
    pub currency: String,
    /// How many decimals it has.
    pub decimals: u8,
    /// Collected on the evenings of the season, those in play among them: the money is there.
    pub collected: i64,
    /// Paid out.
    pub paid: i64,
    /// What is left; below nothing where more was paid than collected.
    pub held: i64,
}

/// The season's pot, one for each currency.
pub fn pots<'e>(season: &'e Season, evenings: impl IntoIterator<Item = &'e Evening>) -> Vec<Pot> {
    let mut pots: BTreeMap<&str, (u8, i64, i64)> = BTreeMap::new();
    for evening in taken(season, evenings, true).into_iter().filter(|evening| evening.league != 0) {
        let (decimals, collected, _) = pots.entry(&evening.currency).or_default();
        *decimals = evening.decimals;
        *collected = collected.saturating_add(evening.league);
    }
    for payout in season.payouts.iter().filter(|payout| payout.struck.is_none()) {
        let (_, _, paid) = pots.entry(&payout.currency).or_default();
        *paid = paid.saturating_add(payout.amount);
    }
    let pot = |(currency, (decimals, collected, paid)): (&str, (u8, i64, i64))| Pot {
        currency: currency.into(),
        decimals,
        collected,
        paid,
        held: collected.saturating_sub(paid),
    };
    pots.into_iter().map(pot).collect()
}
