//! What each player has been handed.

use crate::state::handover::Handover;
use crate::state::prelude::*;

/// What has been handed over to every entry so far: all of it together, when and by what the last of it.
pub fn handed_to(tournament: &Tournament) -> BTreeMap<EntryId, Handover> {
    together(&tournament.handovers)
}

/// What has left the desk, together for every entry, with the time and the means of the last.
pub(crate) fn together(handovers: &[Handover]) -> BTreeMap<EntryId, Handover> {
    let mut together: BTreeMap<EntryId, Handover> = BTreeMap::new();
    for handover in handovers {
        let before = together.remove(&handover.entry);
        let amount = before.as_ref().map_or(Money::ZERO, |before| before.amount);
        let mut goods = before.map(|before| before.goods).unwrap_or_default();
        goods.extend(handover.goods.iter().cloned());
        let amount = amount.plus(handover.amount);
        together.insert(handover.entry, Handover { amount, goods, ..handover.clone() });
    }
    // What has come back altogether was not handed over.
    together.retain(|_, handover| handover.amount != Money::ZERO || !handover.goods.is_empty());
    together
}

/// What has been handed over to an entry so far.
pub fn handed(tournament: &Tournament, entry: EntryId) -> Money {
    let to_entry = tournament.handovers.iter().filter(|handover| handover.entry == entry);
    to_entry.map(|handover| handover.amount).sum()
}
