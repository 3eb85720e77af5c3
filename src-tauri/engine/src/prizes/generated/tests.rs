use super::*;
use std::collections::BTreeMap;

fn plain(tiers: &[Tier]) -> Vec<i64> {
    tiers.iter().flat_map(|tier| (0..tier.places).map(|_| tier.prize.0)).collect()
}

/// The constraints of the paper, and the house's.
fn judge(structure: &Structure, pool: i64, places: u32, least: i64, unit: i64) {
    let tiers = &structure.tiers;
    let prizes = plain(tiers);
    assert_eq!(prizes.len(), places as usize, "{tiers:?}");
    assert_eq!(prizes.iter().sum::<i64>(), pool, "to the minor unit: {tiers:?}");
    assert!(tiers.is_sorted_by(|one, other| one.prize > other.prize), "{tiers:?}");
    assert!(tiers.is_sorted_by(|one, other| one.places <= other.places), "{tiers:?}");
    let nice = nice_amounts(unit, 1, pool);
    for tier in tiers.iter().skip(1) {
        assert!(nice.binary_search(&tier.prize.0).is_ok(), "{tier:?} is not nice");
        assert!(tier.prize.0 >= least, "{tier:?} is below {least}");
    }
}

/// The squared distance from the curve.
fn cost(prizes: &[i64], curve: &Curve) -> f64 {
    (1..).zip(prizes).map(|(place, prize)| (*prize as f64 - curve.at(place)).powi(2)).sum()
}

/// The cheapest legal structure: every tier size and every amount, by the sum spent. For small fields only.
fn oracle(pool: i64, places: u32, singles: u32, curve: &Curve, ladder: &[i64]) -> f64 {
    // The place reached, the size and the amount of the last tier, the amount of second place, to what has been spent and
    // at what cost.
    let mut open: BTreeMap<(u32, u32, i64, i64), BTreeMap<i64, f64>> = BTreeMap::new();
    open.insert((1, 1, i64::MAX, 0), BTreeMap::from([(0, 0.0)]));
    let mut best = f64::INFINITY;
    while let Some(((place, size, above, second), spent)) = open.pop_first() {
        if place == places {
            for (sum, cost) in spent.into_iter().filter(|(sum, _)| pool - sum > second) {
                best = best.min(cost + ((pool - sum) as f64 - curve.first()).powi(2));
            }
            continue;
        }
        for amount in ladder.iter().copied().take_while(|amount| *amount < above) {
            for next in size..=places - place {
                if place < singles && next > 1 {
                    break;
                }
                let tier: f64 = (place + 1..=place + next)
                    .map(|place| (amount as f64 - curve.at(place)).powi(2))
                    .sum();
                let key = (place + next, next, amount, if place == 1 { amount } else { second });
                let slot = open.entry(key).or_default();
                for (sum, cost) in &spent {
                    let sum = sum + amount * i64::from(next);
                    if sum < pool {
                        let here = slot.entry(sum).or_insert(f64::INFINITY);
                        *here = here.min(cost + tier);
                    }
                }
            }
        }
    }
    best
}

#[test]
fn within_five_per_cent_of_the_best_there_is() {
    let mut worst: f64 = 1.0;
    for (places, pool, buy_in) in [
        (2, 40_000, 2_500),
        (3, 40_000, 2_500),
        (4, 62_500, 2_500),
        (5, 90_000, 2_500),
        (6, 112_500, 2_500),
        (7, 131_000, 2_500),
        (8, 160_000, 2_000),
        (9, 180_000, 2_500),
        (10, 100_000, 1_500),
        (11, 80_000, 1_000),
        (12, 80_000, 1_000),
    ] {
        for share in [0, 2_500, 3_500, 4_500] {
            let first = if share == 0 {
                FirstWish::Usual {}
            } else {
                FirstWish::Share { hundredths: share }
            };
            let wish = StructureWish { first, ..StructureWish::default() };
            let found = wish.structure(Money(pool), places, Money(buy_in), Money(500));
            let mut granted = Vec::new();
            let wished = Money(buy_in).share(150, 100);
            let (_, ladder) = affordable(Money(pool), places, wished, Money(500), &mut granted);
            let curve = wish.curve(Money(pool), places, Money(ladder[0]), &mut granted);
            judge(&found, pool, places, ladder[0], 500);
            let singles = found.tiers.iter().filter(|tier| tier.places == 1).count() as u32;
            let best = oracle(pool, places, singles.min(FINAL_TABLE), &curve, &ladder);
            let ours = cost(&plain(&found.tiers), &curve);
            let ratio = ours / best.max(1.0);
            worst = worst.max(ratio);
            assert!(
                ratio < 1.05,
                "{places} places of {pool}, {share}: {ours} and not {best}: {:?}",
                found.tiers
            );
        }
    }
    assert!(worst >= 1.0);
}

#[test]
fn any_field_keeps_the_constraints() {
    for places in [2, 5, 9, 10, 14, 23, 60, 126, 400, 1_264, 5_000, 12_500] {
        for unit in [1, 100, 500, 2_500] {
            for first in [
                FirstWish::Usual {},
                FirstWish::Share { hundredths: 1_800 },
                FirstWish::Steepness { hundredths: 90 },
            ] {
                let wish = StructureWish { first, ..StructureWish::default() };
                let pool = 90_000 * i64::from(places) + 7;
                let found = wish.structure(Money(pool), places, Money(10_000), Money(unit));
                judge(&found, pool, places, 15_000, unit);
                assert!(found.tiers.len() as u32 <= usual_tiers(places));
            }
        }
    }
}

#[test]
fn the_final_table_is_paid_one_by_one_and_first_place_as_wished() {
    let wish =
        StructureWish { first: FirstWish::Share { hundredths: 2_000 }, ..StructureWish::default() };
    let found = wish.structure(Money(10_000_000), 125, Money(10_000), Money(500));
    assert!(found.tiers.iter().take(9).all(|tier| tier.places == 1), "{:?}", found.tiers);
    let first = found.tiers[0].prize.0;
    assert!((first - 2_000_000).abs() < 40_000, "{first}");
    assert!(found.granted.is_empty());
}

#[test]
fn a_hundred_and_twenty_five_thousand_places_keep_to_the_rules() {
    let wish = StructureWish::default();
    let found = wish.structure(Money(9_000_000_000), 125_000, Money(10_000), Money(500));
    judge(&found, 9_000_000_000, 125_000, 15_000, 500);
}

#[test]
fn what_cannot_be_is_named_with_the_nearest_that_can() {
    let wish = StructureWish {
        places: PlacesWish::Number { places: 20 },
        least: 300,
        ..StructureWish::default()
    };
    // Twenty places at 75 take 1,500, and there are 1,000.
    let found = wish.structure(Money(100_000), 20, Money(2_500), Money(500));
    assert_eq!(found.granted, [Granted::Least { wished: Money(7_500), given: Money(5_000) }]);
    assert_eq!(plain(&found.tiers), vec![5_000; 20]);
    // Not even the smallest amount for each.
    let found = wish.structure(Money(4_000), 20, Money(100), Money(500));
    assert_eq!(found.granted, [Granted::Places { wished: 20, given: 8 }]);
    assert_eq!(plain(&found.tiers), vec![500; 8]);
    // First place wants what the others must have.
    let wish =
        StructureWish { first: FirstWish::Share { hundredths: 9_000 }, ..StructureWish::default() };
    let found = wish.structure(Money(100_000), 10, Money(2_500), Money(500));
    assert_eq!(found.granted, [Granted::First { wished: Money(90_000), given: Money(64_000) }]);
    judge(&found, 100_000, 10, 4_000, 500);
}

#[test]
fn one_place_takes_all_and_nothing_is_nothing() {
    let wish = StructureWish::default();
    assert_eq!(plain(&wish.structure(Money(777), 1, Money(100), Money(1)).tiers), [777]);
    assert!(wish.structure(Money(0), 5, Money(100), Money(1)).tiers.is_empty());
    assert!(wish.structure(Money(5), 0, Money(100), Money(1)).tiers.is_empty());
    assert_eq!(wish.places(1), 1);
    assert_eq!(wish.places(100), 13);
    assert_eq!(wish.places(0), 0);
}
