//! What holds whatever is played.

use crate::season;
use proptest::prelude::*;
use shuffle_up_seasons::closing::{close, differences};
use shuffle_up_seasons::points::Preset;
use shuffle_up_seasons::season::{Field, Total};
use shuffle_up_seasons::{Entry, Evening, Hundredths, Knockout, Rules, Season, Who, table};
use std::collections::BTreeMap;

fn an_entry() -> impl Strategy<Value = Entry> {
    let place = prop::option::of(0..30u32);
    (1..9u32, any::<bool>(), place, prop::option::of(0..40u32), any::<i64>(), -9_000..90_000i64)
        .prop_map(|(player, listed, place, place_to, paid, prize)| Entry {
            player,
            listed: listed.then_some(player),
            name: format!("Player {player}"),
            place,
            place_to,
            paid,
            prize,
            ..Entry::default()
        })
}

prop_compose! {
    fn an_evening()(
        at in 0..5i64,
        is_final in any::<bool>(),
        buy_in in prop_oneof![any::<i64>(), 0..10_000i64],
        decimals in 0..4u8,
        entries in prop::collection::vec(an_entry(), 0..12),
        knockouts in prop::collection::vec(
            (prop::option::of(0..9u32), prop::collection::vec(0..9u32, 0..4)), 0..6),
    ) -> Evening {
        let knockouts = knockouts.into_iter().map(|(whom, by)| Knockout { whom, by }).collect();
        Evening { at, is_final, buy_in, decimals, entries, knockouts, ..Evening::default() }
    }
}

fn evenings() -> impl Strategy<Value = Vec<Evening>> {
    prop::collection::vec(an_evening(), 0..6).prop_map(|mut all| {
        for (number, evening) in all.iter_mut().enumerate() {
            evening.id = number.to_string();
        }
        all
    })
}

/// Evenings as they were entered, each with its corrections behind it, and an order in which the house came to know all that.
fn evenings_with_corrections() -> impl Strategy<Value = (Vec<Vec<Evening>>, Vec<usize>)> {
    let versions = prop::collection::vec(prop::collection::vec(an_evening(), 1..4), 0..6);
    versions.prop_flat_map(|mut all| {
        for (number, versions) in all.iter_mut().enumerate() {
            for version in versions {
                version.id = number.to_string();
            }
        }
        let steps =
            all.iter().enumerate().flat_map(|(which, versions)| vec![which; versions.len()]);
        let steps = Just(steps.collect::<Vec<usize>>()).prop_shuffle();
        (Just(all), steps)
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let formula = Preset::OwnFormula { text: "max(n - r, prize) / (k - 1)".into() };
    let preset = prop::sample::select(vec![
        Preset::DrNeau,
        Preset::PokerStars,
        Preset::SquareRoot,
        Preset::Linear,
        Preset::ShareTable,
        Preset::Winnings { net: true },
        Preset::OwnTable { places: vec![Hundredths::whole(7)], others: Hundredths(-50) },
        formula,
    ]);
    (preset, any::<[bool; 3]>(), prop::option::of(0..4u32), 0..4u32, 0..4u32).prop_map(
        |(points, [players, mean, paid_only], best, drop, at_least)| Rules {
            points,
            field: if players { Field::Players } else { Field::Entries },
            total: if mean { Total::Mean } else { Total::Sum },
            paid_only,
            best,
            drop,
            at_least,
            attending: Hundredths(33),
            knockout: Hundredths(100),
            ..Rules::default()
        },
    )
}

proptest! {
    #[test]
    fn the_order_of_evenings_and_entries_never_matters(
        rules in rules(),
        (evenings, shuffled) in evenings().prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle())),
        running in any::<bool>(),
    ) {
        let season = Season { rules, ..season() };
        let mut shuffled = shuffled;
        for evening in &mut shuffled {
            evening.knockouts.reverse();
        }
        prop_assert_eq!(table(&season, &evenings, running), table(&season, &shuffled, running));
    }

    /// Evenings are entered and corrected as it comes; the table knows only how each of them reads in the end.
    #[test]
    fn the_order_of_entering_and_correcting_never_matters(
        rules in rules(),
        (versions, order) in evenings_with_corrections(),
    ) {
        let season = Season { rules, ..season() };
        let mut house: Vec<Evening> = Vec::new();
        let mut read = vec![0; versions.len()];
        for which in order {
            let version = versions[which][read[which]].clone();
            read[which] += 1;
            match house.iter_mut().find(|there| there.id == version.id) {
                Some(there) => *there = version,
                None => house.push(version),
            }
        }
        let last: Vec<Evening> =
            versions.iter().filter_map(|versions| versions.last().cloned()).collect();
        prop_assert_eq!(table(&season, &house, false), table(&season, &last, false));
    }

    /// Whoever shares places has together what the places have.
    #[test]
    fn shared_places_have_together_what_they_have_apart(
        preset in prop::sample::select(vec![
            Preset::DrNeau, Preset::PokerStars, Preset::SquareRoot, Preset::Linear, Preset::ShareTable,
        ]),
        field in 2..30u32,
        first in 0..20usize,
        shared in 2..8usize,
    ) {
        let order: Vec<u32> = (1..=field).collect();
        let apart = crate::evening("a", 0, &order);
        let mut tied = apart.clone();
        let first = first.min(tied.entries.len() - 1);
        let last = (first + shared).min(tied.entries.len());
        let places = (tied.entries[first].place, tied.entries[last - 1].place);
        for entry in &mut tied.entries[first..last] {
            (entry.place, entry.place_to) = places;
        }
        let season = Season { rules: Rules { points: preset, ..Rules::default() }, ..season() };
        let sum = |evening: Evening| -> i64 {
            table(&season, &[evening], false).rows.iter().map(|row| row.points.0).sum()
        };
        // Each is rounded by itself, by half a hundredth at the most.
        prop_assert!((sum(apart) - sum(tied)).abs() <= i64::from(field));
    }

    /// A correction of one evening moves nobody's points of another.
    #[test]
    fn a_correction_moves_only_its_own_evening(
        rules in rules(), evenings in evenings(), other in an_evening(), which in 0..6usize,
    ) {
        let season = Season { rules, ..season() };
        let before = cells(&season, &evenings);
        let mut corrected = evenings.clone();
        let Some(evening) = corrected.get_mut(which) else { return Ok(()) };
        let id = evening.id.clone();
        *evening = Evening { id: id.clone(), at: evening.at, is_final: evening.is_final, ..other };
        let after = cells(&season, &corrected);
        for (key, points) in before.iter().filter(|(key, _)| key.1 != id) {
            prop_assert_eq!(after.get(key), Some(points));
        }
        prop_assert_eq!(
            before.keys().filter(|key| key.1 != id).count(),
            after.keys().filter(|key| key.1 != id).count()
        );
        // And of a closed season nothing at all, but what is listed.
        let closed = Season { closed: Some(close(&season, &evenings, "Host", 0)), ..season };
        prop_assert_eq!(table(&closed, &corrected, false), table(&closed, &evenings, false));
        let listed = differences(&closed, &corrected);
        prop_assert!(listed.iter().all(|difference| difference.evening == id));
    }

    /// Ranks begin with 1, never fall down the table, and who has one played enough.
    #[test]
    fn ranks_follow_the_points(rules in rules(), evenings in evenings()) {
        let at_least = rules.at_least as usize;
        let table = table(&Season { rules, ..season() }, &evenings, true);
        let ranked: Vec<_> = table.rows.iter().take_while(|row| row.rank.is_some()).collect();
        prop_assert!(table.rows[ranked.len()..].iter().all(|row| row.results.len() < at_least));
        prop_assert!(ranked.first().is_none_or(|row| row.rank == Some(1)));
        for pair in ranked.windows(2) {
            prop_assert!(pair[0].points >= pair[1].points && pair[0].rank <= pair[1].rank);
        }
    }
}

/// Everybody's points of every evening.
fn cells(season: &Season, evenings: &[Evening]) -> BTreeMap<(Who, String), Hundredths> {
    let table = table(season, evenings, false);
    let mut cells = BTreeMap::new();
    for row in &table.rows {
        for cell in &row.results {
            let id = table.evenings[cell.evening as usize].id.clone();
            cells.insert((row.who.clone(), id), cell.points);
        }
    }
    cells
}
