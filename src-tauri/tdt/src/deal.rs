//! What the players of a chop got, where the file leaves no doubt of it.

use crate::reading::{Chop, Prize, Tournament};
use std::collections::{BTreeMap, BTreeSet};

/// What each player has won, and what the file leaves open of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Won<'t> {
    /// The prizes of each player together, in cents.
    pub(crate) prizes: BTreeMap<&'t str, i64>,
    /// How many shared prizes by a deal; 0 where there was none.
    pub(crate) in_deal: usize,
    /// Whether a prize went to several, and nothing says how they shared it.
    pub(crate) unknown_share: bool,
    /// Whether points were to be shared as well.
    pub(crate) points: bool,
    /// Whether a chop was opened that the prizes know nothing of.
    pub(crate) only_opened: bool,
}

/// Who won what. A prize that names one player is that player's. Prizes that name several are shared as a chop says whose amounts
/// add up to them; what the file calls a chop is none as long as the prizes know nothing of it, and per cents alone say nothing.
pub(crate) fn won(tournament: &Tournament) -> Won<'_> {
    let mut won = Won::default();
    let mut shared: BTreeMap<BTreeSet<&str>, i64> = BTreeMap::new();
    let money = tournament.prizes.iter().filter(|prize| !prize.goods);
    for Prize { amount, given_to, .. } in money {
        match (amount, given_to.as_slice()) {
            (Some(amount), [one]) => add(&mut won.prizes, one, *amount),
            (Some(amount), [_, _, ..]) => {
                let whose = given_to.iter().map(String::as_str).collect();
                let sum = shared.entry(whose).or_default();
                *sum = sum.saturating_add(*amount);
            }
            (None, _) | (_, []) => {}
        }
    }
    let mut carried_out = 0_usize;
    for (whose, sum) in &shared {
        let of = tournament.chops.iter().rev().find_map(|chop| portions(chop, whose, *sum));
        let Some((chop, portions)) = of else {
            won.unknown_share |= *sum != 0;
            continue;
        };
        carried_out = carried_out.saturating_add(1);
        won.in_deal = won.in_deal.saturating_add(whose.len());
        won.points |= chop.points;
        for (whose, amount) in portions {
            add(&mut won.prizes, whose, amount);
        }
    }
    won.only_opened = carried_out == 0 && !won.unknown_share && !tournament.chops.is_empty();
    won
}

fn add<'t>(prizes: &mut BTreeMap<&'t str, i64>, whose: &'t str, amount: i64) {
    let won = prizes.entry(whose).or_default();
    *won = won.saturating_add(amount);
}

/// The amounts of a chop of these players that add up to this. A part of a cent was rounded with each; the last one has what it
/// makes.
fn portions<'t>(
    chop: &'t Chop,
    whose: &BTreeSet<&str>,
    sum: i64,
) -> Option<(&'t Chop, Vec<(&'t str, i64)>)> {
    let mut portions: Vec<(&str, i64)> = chop
        .portions
        .iter()
        .map(|(uuid, amount)| (uuid.as_str(), *amount))
        .filter(|(uuid, amount)| *amount != 0 || whose.contains(uuid))
        .collect();
    let named: BTreeSet<&str> = portions.iter().map(|(uuid, _)| *uuid).collect();
    let all = portions.iter().map(|(_, amount)| *amount).fold(0, i64::saturating_add);
    let missing = sum.saturating_sub(all);
    let rounded = i64::try_from(portions.len()).unwrap_or(i64::MAX);
    if named != *whose
        || named.len() != portions.len()
        || missing.saturating_abs() >= rounded
        || portions.iter().any(|(_, amount)| *amount < 0)
    {
        return None;
    }
    if let Some((_, last)) = portions.last_mut() {
        *last = last.saturating_add(missing);
    }
    Some((chop, portions))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn tournament(prizes: &[(i64, &[&str])], chops: &[&[(&str, i64)]]) -> Tournament {
        let owned = |whose: &[&str]| whose.iter().map(ToString::to_string).collect();
        let prizes = prizes.iter().map(|(amount, given_to)| Prize {
            amount: Some(*amount),
            given_to: owned(given_to),
            ..Prize::default()
        });
        let chops = chops.iter().map(|portions| Chop {
            portions: portions.iter().map(|(uuid, cents)| (uuid.to_string(), *cents)).collect(),
            points: false,
        });
        Tournament { prizes: prizes.collect(), chops: chops.collect(), ..Tournament::default() }
    }

    #[test]
    fn a_chop_is_a_deal_where_its_amounts_are_the_prizes_that_name_several() {
        let all: &[&str] = &["a", "b", "c"];
        let played = tournament(
            &[(50_000, &["w"]), (70_000, all), (50_000, all)],
            &[&[("a", 40_000), ("b", 40_000), ("c", 40_000)]],
        );
        let shared = won(&played);
        assert_eq!((shared.in_deal, shared.unknown_share), (3, false));
        assert_eq!(shared.prizes["a"] + shared.prizes["b"] + shared.prizes["c"], 120_000);
        assert_eq!(shared.prizes["w"], 50_000);
        // Opened and closed again: the prizes went to one each.
        let opened = tournament(&[(100, &["a"]), (50, &["b"])], &[&[("a", 0), ("b", 0)]]);
        assert!(won(&opened).only_opened && won(&opened).prizes["a"] == 100);
        // Nothing says how.
        for chops in
            [&[][..], &[&[("a", 10), ("b", 20)][..]][..], &[&[("a", 75), ("c", 75)][..]][..]]
        {
            let unknown = tournament(&[(150, &["a", "b"])], chops);
            assert!(won(&unknown).unknown_share, "{chops:?}");
        }
        // Thirds of a cent.
        let thirds = tournament(&[(10_000, all)], &[&[("a", 3_333), ("b", 3_333), ("c", 3_333)]]);
        assert_eq!(
            won(&thirds).prizes.values().copied().collect::<Vec<_>>(),
            [3_333, 3_333, 3_334]
        );
        // Of two chops the one that was carried out.
        let two =
            tournament(&[(150, &["a", "b"])], &[&[("a", 100), ("b", 50)], &[("a", 1), ("b", 1)]]);
        assert_eq!(won(&two).prizes["a"], 100);
    }

    proptest! {
        /// Whatever is shared, nobody wins more than there was.
        #[test]
        fn a_deal_pays_out_what_the_prizes_are(
            portions in prop::collection::vec(0i64..100_000, 2..6),
            off in -10i64..10,
        ) {
            let names = ["a", "b", "c", "d", "e"];
            let sum = portions.iter().sum::<i64>() + off;
            let chop: Vec<(&str, i64)> = names.into_iter().zip(portions).collect();
            let whose: Vec<&str> = chop.iter().map(|(name, _)| *name).collect();
            let played = tournament(&[(sum, &whose)], &[&chop]);
            let won = won(&played);
            prop_assert!(won.unknown_share || won.prizes.values().sum::<i64>() == sum);
        }
    }
}
