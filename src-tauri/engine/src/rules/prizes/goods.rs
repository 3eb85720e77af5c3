//! What places win beside money, and what of it has not been paid out yet.

use crate::rules::prizes::won::Won;
use crate::state::prelude::*;

/// What these places win beside money.
pub fn goods(tournament: &Tournament, place: u32, place_to: u32) -> Vec<String> {
    let goods = tournament.setup.pool.goods.iter();
    let here = goods.filter(|good| (place..=place_to).contains(&good.place));
    here.map(|good| good.name.clone()).collect()
}

/// What has been won beside money, by entry: each thing by one player, since it cannot be divided (RRoP 35). Of places that are shared
/// the best hand has what the first of them wins, and so on.
pub fn goods_won(tournament: &Tournament) -> BTreeMap<EntryId, Vec<String>> {
    let mut won: BTreeMap<EntryId, Vec<String>> = BTreeMap::new();
    let goods = &tournament.setup.pool.goods;
    if goods.is_empty() {
        return won;
    }
    let finishes = Won::of(tournament).finishes;
    for good in goods {
        let finish = finishes.iter().find(|one| (one.place..=one.place_to).contains(&good.place));
        let winner = finish.and_then(|one| {
            let index = to_usize(good.place.saturating_sub(one.place));
            one.entries.get(index).or(one.entries.first())
        });
        if let Some(winner) = winner {
            won.entry(*winner).or_default().push(good.name.clone());
        }
    }
    won
}

/// What has been won beside money and not been paid out, by entry.
pub fn goods_due(tournament: &Tournament) -> BTreeMap<EntryId, Vec<String>> {
    let mut due = goods_won(tournament);
    // What came back was money.
    for prize_payment in tournament.prize_payments.iter().filter(|one| one.amount >= Money::ZERO) {
        let Some(due) = due.get_mut(&prize_payment.entry) else { continue };
        for name in &prize_payment.goods {
            if let Some(index) = due.iter().position(|good| good == name) {
                due.remove(index);
            }
        }
    }
    due.retain(|_, goods| !goods.is_empty());
    due
}
