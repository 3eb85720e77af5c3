//! What each player has been handed.

use crate::state::prelude::*;
use crate::state::prize_payment::PrizePayment;

/// What has been paid out to every entry so far: all of it together, when and by what the last of it.
pub fn prizes_paid(tournament: &Tournament) -> BTreeMap<EntryId, PrizePayment> {
    together(&tournament.prize_payments)
}

/// What has left the desk, together for every entry, with the time and the means of the last.
pub(crate) fn together(prize_payments: &[PrizePayment]) -> BTreeMap<EntryId, PrizePayment> {
    let mut together: BTreeMap<EntryId, PrizePayment> = BTreeMap::new();
    for prize_payment in prize_payments {
        let before = together.remove(&prize_payment.entry);
        let amount = before.as_ref().map_or(Money::ZERO, |before| before.amount);
        let mut goods = before.map(|before| before.goods).unwrap_or_default();
        goods.extend(prize_payment.goods.iter().cloned());
        let amount = amount.plus(prize_payment.amount);
        together
            .insert(prize_payment.entry, PrizePayment { amount, goods, ..prize_payment.clone() });
    }
    // What has come back altogether was not paid out.
    together.retain(|_, prize_payment| {
        prize_payment.amount != Money::ZERO || !prize_payment.goods.is_empty()
    });
    together
}

/// What has been paid out to an entry so far.
pub fn prize_paid(tournament: &Tournament, entry: EntryId) -> Money {
    let to_entry =
        tournament.prize_payments.iter().filter(|prize_payment| prize_payment.entry == entry);
    to_entry.map(|prize_payment| prize_payment.amount).sum()
}
