use super::*;
use crate::rulebook::prize_wish::FirstWish;
use crate::rules::prizes::generated::curve::Curve;
use crate::rules::prizes::generated::few::MOST;
use crate::rules::prizes::generated::field_wish::{FieldWish, off_by};
use crate::rules::prizes::generated::nice::nice_amounts;
use crate::state::generated_prizes::Tier;
use std::collections::BTreeMap;

fn plain(tiers: &[Tier]) -> Vec<i64> {
    tiers.iter().flat_map(|tier| (0..tier.places).map(|_| tier.prize.0)).collect()
}

/// A field of so many entries, all of them paid or as the wish says.
fn field(pool: i64, entries: u32, buy_in: i64, unit: i64) -> Field {
    let (pool, buy_in, unit) = (Money(pool), Money(buy_in), Money(unit));
    Field { pool, entries, buy_in, unit, from_table: None }
}

fn number(places: u32) -> StructureWish {
    StructureWish { places: PlacesWish::Number { places }, ..StructureWish::default() }
}

/// The constraints of the paper, and the house's.
fn judge(structure: &Structure, pool: i64, places: u32, least: i64, unit: i64) {
    let tiers = &structure.tiers;
    let prizes = plain(tiers);
    assert_eq!(prizes.len(), places as usize, "{tiers:?}");
    assert_eq!(prizes.iter().sum::<i64>(), pool, "to the minor unit: {tiers:?}");
    assert!(tiers.is_sorted_by(|one, other| one.prize > other.prize), "{tiers:?}");
    assert!(tiers.is_sorted_by(|one, other| one.places <= other.places), "{tiers:?}");
    let single = tiers.iter().take_while(|tier| tier.places == 1).count();
    let steps = tiers.windows(2).skip(single);
    for step in steps {
        let rung = nice_amounts(unit, step[1].prize.0 + 1, pool).first().copied();
        let regular = step[0].prize.0 * 10 <= step[1].prize.0 * 30 || Some(step[0].prize.0) == rung;
        assert!(regular, "{tiers:?}");
    }
    let nice = nice_amounts(unit, 1, pool);
    for tier in tiers.iter().skip(1) {
        assert!(nice.binary_search(&tier.prize.0).is_ok(), "{tier:?} is not nice");
        assert!(tier.prize.0 >= least, "{tier:?} is below {least}");
    }
}

/// The curve that a structure is compared with: through its first prize and the minimum cash.
fn curve(wish: &StructureWish, field: &Field, prizes: &[i64]) -> (Curve, Vec<i64>) {
    let places = prizes.len() as u32;
    let (_, ladder) = affordable(wish, field, places, &mut Vec::new());
    let (pool, first) = (field.pool.0 as f64, prizes[0] as f64);
    let curve = match wish.first {
        FirstWish::Steepness { .. } => Curve::through(pool, places, ladder[0] as f64, first),
        _ => Curve::expected(pool, places, ladder[0] as f64, first),
    };
    (curve, ladder)
}

/// The squared distance from the curve.
fn cost(prizes: &[i64], curve: &Curve) -> f64 {
    (1..).zip(prizes).map(|(place, prize)| (*prize as f64 - curve.at(place)).powi(2)).sum()
}

/// The cheapest legal structure with this first prize: every tier size and every amount, by the sum spent. For small fields
/// only.
fn oracle(pool: i64, first: i64, places: u32, singles: u32, curve: &Curve, ladder: &[i64]) -> f64 {
    // The place reached, the size and the amount of the last tier, to what has been spent and at what cost.
    let mut open: BTreeMap<(u32, u32, i64), BTreeMap<i64, f64>> = BTreeMap::new();
    open.insert((1, 1, first), BTreeMap::from([(0, 0.0)]));
    let mut best = f64::INFINITY;
    while let Some(((place, size, above), spent)) = open.pop_first() {
        if place == places {
            best = spent.get(&(pool - first)).map_or(best, |cost| best.min(*cost));
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
                let slot = open.entry((place + next, next, amount)).or_default();
                for (sum, cost) in &spent {
                    let sum = sum + amount * i64::from(next);
                    if sum <= pool - first {
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
        (14, 70_000, 1_500),
        (20, 60_000, 1_000),
    ] {
        for share in [0, 2_500, 3_500, 4_500] {
            let first = if share == 0 {
                FirstWish::Usual {}
            } else {
                FirstWish::Share { hundredths: share }
            };
            let wish = StructureWish { first, ..number(places) };
            let field = field(pool, places, buy_in, 500);
            let found = wish.structure(&field);
            let (curve, ladder) = curve(&wish, &field, &plain(&found.tiers));
            judge(&found, pool, places, ladder[0], 500);
            let singles = found.tiers.iter().filter(|tier| tier.places == 1).count() as u32;
            let first = found.tiers[0].prize.0;
            let best = oracle(pool, first, places, singles.min(FINAL_TABLE), &curve, &ladder);
            let ours = cost(&plain(&found.tiers), &curve);
            println!("{places} of {pool}, {share}: {:.3}", ours / best.max(1.0));
            assert!(
                ours <= best.max(1.0) * 1.05,
                "{places} places of {pool}, {share}: {ours} and not {best}: {:?}",
                found.tiers
            );
        }
    }
}

/// Plain rounding made legal, as a host would do it by hand: every place below first at the nice amount nearest to the curve;
/// from the top down, a tier with fewer places than the one above joins the places below it, at the nice amount nearest to
/// their mean; and what the sum is off goes where it costs least, on first place as far as `first` allows, or on one or two
/// of the other prizes, each moved by up to three nice amounts. None where the final table is not paid one by one so, where
/// there are more different prizes than usual, or where nothing makes up the sum.
fn legal_rounding(
    pool: i64,
    places: u32,
    first: std::ops::RangeInclusive<i64>,
    curve: &Curve,
    ladder: &[i64],
) -> Option<Vec<i64>> {
    let nearest = |ideal: f64| {
        let off = |rung: &usize| (ladder[*rung] as f64 - ideal).abs();
        (0..ladder.len()).min_by(|one, other| off(one).total_cmp(&off(other))).unwrap()
    };
    let rungs: Vec<usize> = (2..=places).map(|place| nearest(curve.at(place))).collect();
    let mut sizes: Vec<usize> = Vec::new();
    let mut open = 0;
    let mut runs = rungs.chunk_by(|one, other| one == other).map(<[usize]>::len).peekable();
    while let Some(run) = runs.next() {
        open += run;
        if open >= sizes.last().copied().unwrap_or(1) {
            sizes.push(std::mem::take(&mut open));
        } else if runs.peek().is_none() {
            *sizes.last_mut()? += std::mem::take(&mut open);
        }
    }
    // Each tier: its places, and what they cost at an amount.
    let mut tiers: Vec<(i64, usize)> = Vec::new();
    let mut costs: Vec<(f64, f64)> = Vec::new();
    let mut place = 2;
    for size in sizes {
        let ideal: Vec<f64> = (place..place + size as u32).map(|place| curve.at(place)).collect();
        place += size as u32;
        let once = ideal.iter().sum::<f64>();
        tiers.push((size as i64, nearest(once / size as f64)));
        costs.push((once, ideal.iter().map(|ideal| ideal * ideal).sum()));
    }
    let table = tiers.iter().take(FINAL_TABLE as usize - 1);
    if tiers.len() as u32 >= usual_tiers(places) || table.clone().any(|(size, _)| *size > 1) {
        return None;
    }
    let each = |(at, (size, rung)): (usize, &(i64, usize))| {
        let (amount, (once, twice)) = (ladder[*rung] as f64, costs[at]);
        (*size as f64 * amount * amount - 2.0 * amount * once + twice).max(0.0)
    };
    let judged = |tiers: &[(i64, usize)]| -> Option<f64> {
        let spent: i64 = tiers.iter().map(|(size, rung)| size * ladder[*rung]).sum();
        let top = pool - spent;
        let falls = |one: &(i64, usize), other: &(i64, usize)| one.1 > other.1 && one.0 <= other.0;
        let legal = first.contains(&top) && top > ladder[tiers[0].1] && tiers.is_sorted_by(falls);
        let off = top as f64 - curve.at(1);
        legal.then(|| tiers.iter().enumerate().map(each).sum::<f64>() + off * off)
    };
    let mut best = judged(&tiers).map(|cost| (cost, tiers.clone()));
    let moved = |tiers: &[(i64, usize)], at: usize, by: isize| {
        let mut tiers = tiers.to_vec();
        tiers[at].1 = tiers[at].1.checked_add_signed(by).filter(|rung| *rung < ladder.len())?;
        Some(tiers)
    };
    for (one, up) in (0..tiers.len()).flat_map(|at| (-3..=3).map(move |by| (at, by))) {
        let Some(tiers) = moved(&tiers, one, up) else { continue };
        for (other, up) in (one + 1..tiers.len()).flat_map(|at| (-3..=3).map(move |by| (at, by))) {
            let Some(tiers) = moved(&tiers, other, up) else { continue };
            let Some(cost) = judged(&tiers) else { continue };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, tiers));
            }
        }
    }
    let (_, tiers) = best?;
    let below = tiers.iter().flat_map(|(size, rung)| (0..*size).map(|_| ladder[*rung]));
    let below: Vec<i64> = below.collect();
    Some(std::iter::once(pool - below.iter().sum::<i64>()).chain(below).collect())
}

/// Draws of one case after the other; the same at every run.
struct Draw(u64);

impl Draw {
    fn below(&mut self, most: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }
}

/// Every legal structure of so many places: falling amounts below first place in tiers that grow, and the rest of the pool for
/// first place where that is more.
fn every_structure(
    pool: i64,
    ladder: &[i64],
    places: u32,
    size: u32,
    most: u32,
    below: &mut Vec<Tier>,
    found: &mut impl FnMut(&[Tier]),
) {
    if places == 0 {
        let spent: i64 = below.iter().map(|tier| tier.prize.0 * i64::from(tier.places)).sum();
        if pool - spent > below[0].prize.0 {
            let first = Tier { prize: Money(pool - spent), places: 1 };
            let all: Vec<Tier> = std::iter::once(first).chain(below.iter().copied()).collect();
            found(&all);
        }
        return;
    }
    for (at, amount) in ladder.iter().enumerate().filter(|_| most > 0) {
        for size in size..=places {
            below.push(Tier { prize: Money(*amount), places: size });
            every_structure(pool, &ladder[..at], places - size, size, most - 1, below, found);
            below.pop();
        }
    }
}

/// The distance of the closest legal structure from the curve that was wished for, and of the closest with first prize in a
/// range.
fn closest_of_all(
    asked: &FieldWish<'_>,
    pool: i64,
    ladder: &[i64],
    fits: &std::ops::RangeInclusive<i64>,
) -> (f64, f64) {
    let ideal = asked.ideal(asked.line);
    let (mut closest, mut fitting) = (f64::INFINITY, f64::INFINITY);
    let most = usual_tiers(asked.places) - 1;
    every_structure(pool, ladder, asked.places - 1, 1, most, &mut Vec::new(), &mut |tiers| {
        let off = off_by(tiers, &ideal);
        closest = closest.min(off);
        if fits.contains(&tiers[0].prize.0) {
            fitting = fitting.min(off);
        }
    });
    (closest, fitting)
}

/// Whether first prize could have kept what it had before. It could not where amounts lie further apart than what an entry
/// brings: the others' prizes stand still, or leap. Else it could with few places where some legal structure leaves it
/// that and no more than a quarter above its line; with many, where the others' prizes, which go in steps, leave it no more
/// than a step above its line. What the host has said of first place outranks it, and so does the shape of all prizes. Otherwise
/// the others would have to stand still while the pool grows, and first prize would leave what was wished for.
fn could_have_kept(wish: &StructureWish, field: &Field, before: &[i64], now: &[i64]) -> bool {
    let asked = FieldWish::of(wish, field);
    let (_, ladder) = affordable(wish, field, asked.places, &mut Vec::new());
    let (pool, kept) = (field.pool.0, before[0] - field.unit.0);
    let wished = wish.first != FirstWish::Usual {};
    let last = *now.last().unwrap().min(before.last().unwrap());
    let near = ladder.iter().filter(|amount| (last..=now[1].max(before[1])).contains(*amount));
    let step = near.fold(0, |one, other| gcd(one, *other));
    if step > pool / i64::from(field.entries) + field.unit.0 {
        return false;
    }
    if asked.places <= MOST {
        let below: Vec<i64> = ladder.into_iter().take_while(|amount| *amount < kept).collect();
        let above = (asked.line / 4).min(4 * pool / i64::from(field.entries));
        let most = if wished { asked.near() } else { asked.line + above };
        let (closest, fitting) = closest_of_all(&asked, pool, &below, &(kept..=most));
        return fitting <= closest + asked.slack();
    }
    let others = (pool - kept) / step * step;
    pool - others <= asked.line + step && (!wished || kept <= asked.near())
}

fn gcd(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { gcd(other, one % other) }
}

/// Fields of 2 to 5,000 entries at many prices, with bounties and guarantees. `STRUCTURES=4000` tries as many.
#[test]
fn no_structure_collapses_or_jumps() {
    let cases: u32 = std::env::var("STRUCTURES").map_or(400, |cases| cases.parse().unwrap());
    let mut draw = Draw(1);
    let (mut compared, mut dearer, mut worst) = (0, 0, 0.0_f64);
    let (mut says, mut falls, mut must, mut seconds) = (0, 0, 0, Vec::new());
    for _ in 0..cases {
        let bits = draw.below(12);
        let entries = (2 + (1 << bits) + draw.below(1 << bits)).min(5_000) as u32;
        let (prize, buy_in) = draw.of(&[
            (500, 500),
            (2_500, 2_500),
            (2_500, 3_000),
            (4_500, 5_000),
            (5_000, 11_000),
            (10_000, 10_000),
            (6_000, 8_000),
            (13_500, 15_000),
            (20_000, 22_000),
            (55_000, 60_000),
            (100_000, 110_000),
            (2_000, 2_000),
            (1_000_000, 1_000_000),
        ]);
        let unit = draw.of(&[1, 100, 500, 1_000, 2_500]);
        let share = |hundredths| PlacesWish::Share { hundredths };
        let number = |places| PlacesWish::Number { places };
        let usual = FirstWish::Usual {};
        let first = |hundredths| FirstWish::Share { hundredths };
        let steep = |hundredths| FirstWish::Steepness { hundredths };
        let wish = StructureWish {
            places: draw.of(&[
                share(500),
                share(1_000),
                share(1_250),
                share(1_250),
                share(1_500),
                share(2_000),
                share(2_500),
                number(2),
                number(3),
                number(5),
                number(9),
                number(15),
                number(50),
            ]),
            least: draw.of(&[50, 100, 150, 150, 200, 300]),
            first: draw.of(&[
                usual,
                usual,
                usual,
                usual,
                first(1_000),
                first(2_000),
                first(3_000),
                first(4_500),
                steep(60),
                steep(90),
                steep(130),
            ]),
            ..StructureWish::default()
        };
        let guarantee = draw.of(&[0, 0, 0, 1]) * prize * i64::from(entries) * 5 / 4;
        let of = |entries: u32| {
            let pool = (prize * i64::from(entries)).max(guarantee);
            field(pool, entries, buy_in, unit)
        };
        let field = of(entries);
        let found = wish.structure(&field);
        let pool = field.pool.0;
        let what =
            format!("{entries} at {prize} of {buy_in}, {wish:?}, unit {unit}, {pool}: {found:?}");
        let prizes = plain(&found.tiers);
        let places = prizes.len() as u32;
        assert_eq!(places, wish.paid(&field), "{what}");
        if !found.granted.is_empty() {
            says += 1;
        }
        let asked = FieldWish::of(&wish, &field);
        if places > 1 {
            let (own, ladder) = curve(&wish, &field, &prizes);
            judge(&found, pool, places, ladder[0], unit);
            // Also made by hand, first prize gets no more than a unit less than with one entry less. With many places it is
            // where the line has it, and what is off is carried by the others.
            let fits = if places > MOST {
                prizes[0]..=prizes[0]
            } else {
                let share = field.pool.share(u64::from(entries) - 1, u64::from(entries));
                let before = Field { pool: share, entries: entries - 1, ..field };
                let before = plain(&wish.structure(&before).tiers);
                let kept = if before.len() > 1 { before[0] - unit } else { 0 };
                kept.min(prizes[0])..=(asked.line + asked.line / 20).max(prizes[0])
            };
            if let Some(by_hand) = legal_rounding(pool, places, fits, &own, &ladder) {
                compared += 1;
                // Two of few places may each be the closest to the curve through the other's first prize.
                let (other, _) = curve(&wish, &field, &by_hand);
                let ratio = |curve| cost(&prizes, curve) / cost(&by_hand, curve).max(1.0);
                let ratio = ratio(&own).min(ratio(&other));
                worst = worst.max(ratio);
                if ratio > 1.0 + 1e-6 {
                    dearer += 1;
                    println!("{ratio:.9} {what} by hand {by_hand:?}");
                }
            }
            let said = found.granted.iter().any(|granted| matches!(granted, Granted::First { .. }));
            let wished = asked.wished.0;
            assert!(said || (prizes[0] - wished).abs() * 20 <= wished, "{what} {wished:?}");
            if wish.first == (FirstWish::Usual {}) {
                seconds.push(prizes[1] * 100 / prizes[0]);
            }
        }
        let more = of(entries + 1);
        let next = plain(&wish.structure(&more).tiers);
        assert!(next.len() >= prizes.len(), "{what}");
        // Unless one more place leaves all others at the minimum cash: then there is nobody to take it from.
        let (_, ladder) = affordable(&wish, &more, next.len() as u32, &mut Vec::new());
        let bare = next.iter().skip(1).all(|prize| Some(prize) == ladder.first());
        if more.pool.0 - pool >= prize && places > 1 && next[0] + unit < prizes[0] {
            if bare || !could_have_kept(&wish, &more, &prizes, &next) {
                must += 1;
            } else {
                falls += 1;
                println!(
                    "falls by {} {what} {:?}",
                    prizes[0] - next[0],
                    wish.structure(&more).tiers
                );
            }
        }
    }
    seconds.sort_unstable();
    let at = |share: usize| seconds[(seconds.len() - 1) * share / 100];
    println!(
        "{cases} cases: dearer than one of {compared} made by hand {dearer} (worst {worst:.2}), says {says}, first falls {falls} and must {must}, second {} {} {} {} {}",
        at(0),
        at(10),
        at(50),
        at(90),
        at(100)
    );
    assert_eq!(dearer, 0, "dearer than what is made by hand");
    // A promise of more than some entries ago is forgotten.
    assert!(falls * 1_000 <= cases, "first prize falls {falls} times");
}

/// Whatever the unit and the entries, few places are paid no further than a twentieth of the pool from the closest legal
/// structure, and first place gets what was wished for, where any legal structure gives it that.
#[test]
fn what_the_host_wishes_outranks_what_other_fields_got() {
    let share = |hundredths| FirstWish::Share { hundredths };
    let wishes = [FirstWish::Usual {}, share(2_500), share(3_400), share(4_000), share(5_000)];
    for unit in [1, 500] {
        for entries in (2..=12).chain([17, 24, 25, 33, 40]) {
            for first in wishes {
                for places in
                    [PlacesWish::Share { hundredths: 1_000 }, PlacesWish::Number { places: 3 }]
                {
                    let wish = StructureWish { first, places, ..StructureWish::default() };
                    let field = field(2_000 * i64::from(entries), entries, 2_000, unit);
                    let asked = FieldWish::of(&wish, &field);
                    if asked.places < 2 {
                        continue;
                    }
                    let found = wish.structure(&field);
                    let (_, ladder) = affordable(&wish, &field, asked.places, &mut Vec::new());
                    let line = asked.line;
                    let fits = line - line / 20..=line + line / 20;
                    let pool = field.pool.0;
                    let (closest, fitting) = closest_of_all(&asked, pool, &ladder, &fits);
                    let off = off_by(&found.tiers, &asked.ideal(line));
                    let what = format!("{entries} entries, unit {unit}, {wish:?}: {found:?}");
                    assert!(off <= closest + asked.slack() + 1.0, "{what}: {off}, {closest}");
                    let granted = fitting <= closest + asked.slack();
                    if first != (FirstWish::Usual {}) && granted {
                        assert!(fits.contains(&found.tiers[0].prize.0), "{line}: {what}");
                    }
                }
            }
        }
    }
    // 24 entries of $20, a tenth paid and half of it for first place.
    let places = PlacesWish::Share { hundredths: 1_000 };
    let wish = StructureWish { first: share(5_000), places, ..StructureWish::default() };
    let prizes = plain(&wish.structure(&field(48_000, 24, 2_000, 1)).tiers);
    assert!((prizes[0] - 24_000).abs() * 20 <= 24_000, "{prizes:?}");
}

#[test]
fn any_field_keeps_the_constraints() {
    for places in [2, 5, 9, 10, 14, 23, 60, 126, 400, 1_264, 5_000] {
        for unit in [1, 100, 500, 2_500] {
            for first in [
                FirstWish::Usual {},
                FirstWish::Share { hundredths: 1_800 },
                FirstWish::Steepness { hundredths: 90 },
            ] {
                let wish = StructureWish { first, ..number(places) };
                let pool = 90_000 * i64::from(places) + 7;
                let found = wish.structure(&field(pool, places, 10_000, unit));
                judge(&found, pool, places, 15_000, unit);
                assert!(found.tiers.len() as u32 <= usual_tiers(places));
            }
        }
    }
}

#[test]
fn the_final_table_is_paid_one_by_one_and_first_place_as_wished() {
    let first = FirstWish::Share { hundredths: 2_000 };
    let wish = StructureWish { first, ..number(125) };
    let found = wish.structure(&field(10_000_000, 125, 10_000, 500));
    assert!(found.tiers.iter().take(9).all(|tier| tier.places == 1), "{:?}", found.tiers);
    let first = found.tiers[0].prize.0;
    assert!((first - 2_000_000).abs() < 40_000, "{first}");
    assert!(found.granted.is_empty());
}

#[test]
fn a_hundred_and_twenty_five_thousand_places_keep_to_the_rules() {
    let found = number(125_000).structure(&field(9_000_000_000, 125_000, 10_000, 500));
    judge(&found, 9_000_000_000, 125_000, 15_000, 500);
    assert!(found.tiers.len() > 20, "{found:?}");
}

#[test]
fn few_tiers_are_as_wide_as_they_must_be() {
    for tiers in [2, 3, 4, 8] {
        let wish = StructureWish { tiers: Some(tiers), ..number(40) };
        let found = wish.structure(&field(1_000_000, 40, 5_000, 500));
        assert_eq!(found.tiers.iter().map(|tier| tier.places).sum::<u32>(), 40);
        assert_eq!(found.tiers.len() as u32, tiers, "{found:?}");
        // With one amount for all others, first place takes what that leaves.
        assert!(tiers == 2 || found.granted.is_empty(), "{found:?}");
    }
}

#[test]
fn what_cannot_be_is_named_with_the_nearest_that_can() {
    // Twenty places at 75 take 1,500, and there are 1,000: as much is kept as makes a structure.
    let wish = StructureWish { least: 300, ..number(20) };
    let found = wish.structure(&field(100_000, 20, 2_500, 500));
    assert_eq!(found.granted, [Granted::Least { wished: Money(7_500), given: Money(4_000) }]);
    judge(&found, 100_000, 20, 4_000, 500);
    // Not even the smallest amount for each, and more for first place.
    let found = wish.structure(&field(4_000, 20, 100, 500));
    assert_eq!(found.granted[0], Granted::Places { wished: 20, given: 7 });
    assert_eq!(plain(&found.tiers), [1_000, 500, 500, 500, 500, 500, 500]);
    // Three players never get the same.
    assert_eq!(plain(&number(3).structure(&field(1_500, 3, 500, 500)).tiers), [1_000, 500]);
    // First place wants what the others must have.
    let wish = StructureWish { first: FirstWish::Share { hundredths: 9_000 }, ..number(10) };
    let found = wish.structure(&field(100_000, 10, 2_500, 500));
    let given = found.tiers[0].prize;
    assert!(found.granted.contains(&Granted::First { wished: Money(90_000), given }), "{found:?}");
    judge(&found, 100_000, 10, 4_000, 500);
    // The next round amount is well above the minimum, and the smallest prize above that.
    let found = number(10).structure(&field(100_000, 10, 11_000 / 10, 1_000));
    assert_eq!(plain(&found.tiers).last(), Some(&3_000));
    assert_eq!(found.granted, [Granted::Least { wished: Money(1_650), given: Money(3_000) }]);
}

#[test]
fn one_place_takes_all_and_nothing_is_nothing() {
    assert_eq!(plain(&number(1).structure(&field(777, 1, 100, 1)).tiers), [777]);
    assert!(number(5).structure(&field(0, 5, 100, 1)).tiers.is_empty());
    assert!(number(0).structure(&field(5, 0, 100, 1)).tiers.is_empty());
    let wish = StructureWish::default();
    assert_eq!(wish.places(1), 1);
    assert_eq!(wish.places(100), 13);
    assert_eq!(wish.places(0), 0);
}
