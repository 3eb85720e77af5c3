//! Who gets what back of an event that was called off: a share of the prizes, a refund, or both.

use crate::rules::prizes::won::Won;
use crate::state::prelude::*;

/// What a player gets back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RefundRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The share of the prizes; 0 where everything goes back in full.
    pub prize: Money,
    /// What goes back beside it.
    pub refund: Money,
    /// Both together.
    pub total: Money,
}

/// Who gets how much of an event that was called off, the most first; nobody where it was not. A debt that falls is no money.
pub fn refund_rows(tournament: &Tournament) -> Vec<RefundRow> {
    let Some(off) = &tournament.called_off else { return Vec::new() };
    let mut back = paid_back(tournament);
    let prizes = if off.is_in_full() { BTreeMap::new() } else { Won::of(tournament).each() };
    for entry in prizes.keys() {
        back.entry(*entry).or_default();
    }
    let mut rows: Vec<RefundRow> = back
        .into_iter()
        .map(|(entry, refund)| {
            let prize = prizes.get(&entry).copied().unwrap_or_default();
            let name = tournament.name(entry).to_string();
            RefundRow { entry, name, prize, refund, total: prize.plus(refund) }
        })
        .filter(|row| row.total > Money::ZERO)
        .collect();
    rows.sort_by(|one, other| other.total.cmp(&one.total).then_with(|| one.name.cmp(&other.name)));
    rows
}

/// What goes back to each entry, of what was paid.
fn paid_back(tournament: &Tournament) -> BTreeMap<EntryId, Money> {
    let mut back: BTreeMap<EntryId, Money> = BTreeMap::new();
    for refund in tournament.refunds.iter() {
        let bought = tournament.entries.get(&refund.entry);
        let purchase = bought.and_then(|entry| entry.purchases.get(to_usize(refund.purchase)));
        let parts = purchase.into_iter().flat_map(|bought| bought.by_payment(refund.price));
        for (price, _) in parts.filter(|(_, payment)| *payment != Payment::Unpaid) {
            let sum = back.entry(refund.entry).or_default();
            *sum = sum.plus(price.total());
        }
    }
    back
}
