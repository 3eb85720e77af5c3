//! A wish for one field: its places, the amounts that there is money for, and what first place gets.
//!
//! First prize lies on a line that rises with every entry, and is then as near above it as the round amounts of the others
//! allow. Where few places are paid, that is decided together with the others.

#![allow(clippy::float_arithmetic)]

use crate::base::money::Money;
use crate::rulebook::prize_wish::{FirstWish, PlacesWish, StructureWish};
use crate::rules::chips::race::greatest_common_divisor;
use crate::rules::prizes::generated::closest::{Below, Found};
use crate::rules::prizes::generated::curve::Curve;
use crate::rules::prizes::generated::few::Few;
use crate::rules::prizes::generated::{
    FINAL_TABLE, affordable, closest, few, misses, narrow, usual_tiers, wide,
};
use crate::state::generated_prizes::{Field, Granted, Structure, Tier};
use std::ops::RangeInclusive;

#[derive(Debug)]
pub struct FieldWish<'a> {
    wish: &'a StructureWish,
    pool: Money,
    /// What an entry brings.
    entry: i64,
    pub places: u32,
    /// The nice amounts from the minimum cash up.
    ladder: Vec<i64>,
    least: i64,
    /// The most different prizes.
    most: u32,
    /// What first place is wished to get, and what it gets before anything is rounded.
    pub wished: Money,
    pub line: i64,
    granted: Vec<Granted>,
}

/// The most that first place usually gets.
const MOST_FIRST: f64 = 0.64;
/// And of what is above the minimum cash.
const OF_SPARE: f64 = 0.55;
/// First place gets at least so much of an even share, so that there is something between it and the others.
const ABOVE_EVEN: f64 = 1.25;
/// The most of the pool that the minimum cash takes, where all of it was not enough for the minimum that was wished for.
pub const MOST_LEAST: u64 = 85;
/// To keep a promise, first prize gets so many entries' worth above its line at the most, and no more than a quarter of it:
/// further off it would be no longer what was wished for.
const ABOVE_LINE: i64 = 4;
/// How often the curve is drawn anew through the first prize that was closest to it.
const SETTLED: u32 = 6;
/// First prize goes up by so many steps at the most until the others' prizes sum to what it leaves.
const STEPS: i64 = 20;

impl<'a> FieldWish<'a> {
    pub fn of(wish: &'a StructureWish, field: &Field) -> Self {
        let mut granted = Vec::new();
        let (places, ladder) = affordable(wish, field, field.places(wish), &mut granted);
        let least = ladder.first().copied().unwrap_or(1);
        let most = wish.tiers.unwrap_or(u32::MAX).min(usual_tiers(places)).max(2);
        let (wished, line) = first(wish, field, least);
        let highest = others_leave(field.pool, places, least);
        let line = line.0.min(highest).max(least.saturating_add(1));
        // Nobody wished for what is usual.
        let wished = if wish.first == (FirstWish::Usual {}) { Money(line) } else { wished };
        let entry = field.pool.share(1, u64::from(field.entries)).0;
        Self { wish, pool: field.pool, entry, places, ladder, least, most, wished, line, granted }
    }

    /// What first place gets, where it is promised so much.
    pub fn first(&self, promised: i64) -> i64 {
        if self.places > closest::FEW {
            return self.pool.0.saturating_sub(self.left_to_others(promised).0);
        }
        self.tiers(promised).first().map_or(0, |first| first.prize.0)
    }

    fn tiers(&self, promised: i64) -> Vec<Tier> {
        let few = if self.places > few::MOST { None } else { self.few(promised) };
        few.unwrap_or_else(|| self.many(promised))
    }

    /// The structure in which first place gets what it is promised, as far as the minimum of the others leaves it.
    pub fn promising(mut self, promised: i64) -> Structure {
        if self.places <= 1 {
            let all = Tier { prize: self.pool, places: 1 };
            return Structure { tiers: vec![all], granted: self.granted };
        }
        let tiers = self.tiers(promised);
        let prize = |tier: Option<&Tier>| tier.map_or(Money::ZERO, |tier| tier.prize);
        // The reason names the prize that is paid: it may lie above the first round amount.
        for granted in &mut self.granted {
            if let Granted::Least { given, .. } = granted {
                *given = prize(tiers.last());
            }
        }
        let (wished, given) = (self.wished, prize(tiers.first()));
        if misses(wished, given) {
            self.granted.push(Granted::First { wished, given });
        }
        Structure { tiers, granted: self.granted }
    }

    /// The closest structure of few places, with first prize within a twentieth of its line. Where no round amounts leave first place what it is promised without going too far
    /// above its line, the promise is kept by half, or not at all; and not where what the host wished for is missed, or where
    /// the shape of all prizes suffers.
    fn few(&self, promised: i64) -> Option<Vec<Tier>> {
        let promised = promised.min(others_leave(self.pool, self.places, self.least));
        let above = self.entry.saturating_mul(ABOVE_LINE).min(self.line / 4);
        let most = self.line.saturating_add(above);
        let near = self.near();
        let ranges = if self.is_wished() {
            let (low, promised) = (self.line.saturating_sub(self.line / 20), promised.min(near));
            vec![promised.max(low)..=near, low..=near, 0..=most, 0..=i64::MAX]
        } else {
            let halfway = promised.midpoint(self.line);
            vec![promised..=near, promised..=most, halfway..=most, 0..=most, 0..=i64::MAX]
        };
        let ideal = self.ideal(self.line);
        let most = self.most.saturating_sub(1);
        let closest = Few::new(&ideal, &self.ladder, self.pool.0, 0..=i64::MAX, most).closest();
        let limit = closest.as_ref().map(|closest| off_by(closest, &ideal) + self.slack());
        let shapely = |tiers: &Vec<Tier>| limit.is_none_or(|limit| off_by(tiers, &ideal) <= limit);
        let found = ranges.iter().find_map(|fits| {
            let near = || Few::new(&ideal, &self.ladder, self.pool.0, fits.clone(), most).closest();
            self.settled(fits).filter(shapely).or_else(|| near().filter(shapely))
        });
        found.or(closest)
    }

    /// The host has said what first place is to get: no other field outranks that.
    fn is_wished(&self) -> bool {
        self.wish.first != FirstWish::Usual {}
    }

    /// The most that first place gets and still has what it is wished to get: a twentieth more.
    pub fn near(&self) -> i64 {
        self.line.saturating_add(self.line / 20)
    }

    /// How much further than the closest structure one may be from the ideal prizes to keep a promise: a twentieth of the pool.
    pub fn slack(&self) -> f64 {
        wide(self.pool) / 20.0
    }

    /// The closest to the curve through its own first prize, sought from its line, and from the least and the most that it may
    /// be. Two may each be the closest to the other's curve: then the one that is least further from its own.
    fn settled(&self, fits: &RangeInclusive<i64>) -> Option<Vec<Tier>> {
        let most = self.most.saturating_sub(1);
        let highest = others_leave(self.pool, self.places, self.least).min(*fits.end());
        let mut best: Option<(f64, Vec<Tier>)> = None;
        for from in [self.line, *fits.start(), *fits.end()] {
            let mut first = from.max(*fits.start()).max(self.line / 2).min(highest);
            let mut before: Option<Vec<Tier>> = None;
            for _ in 0..SETTLED {
                let ideal = self.ideal(first);
                let few = Few::new(&ideal, &self.ladder, self.pool.0, fits.clone(), most);
                let tiers = few.closest()?;
                let closest = distance(&tiers, &ideal);
                let settled = tiers.first().map_or(first, |tier| tier.prize.0);
                if settled == first {
                    return Some(tiers);
                }
                let other = self.ideal(settled);
                let closest_there = distance(&tiers, &other);
                if let Some(before) = before.replace(tiers) {
                    // Against the closest to its own curve, by that curve and by the other's own.
                    let here = distance(&before, &ideal) - closest;
                    let further = here.min(distance(&before, &other) - closest_there);
                    if best.as_ref().is_none_or(|(least, _)| further < *least) {
                        best = Some((further, before));
                    }
                }
                first = settled;
            }
        }
        best.map(|(_, tiers)| tiers)
    }

    /// What the others get together, and the step in which that can be more or less: whatever they get near the curve is a
    /// multiple of it. First place gets no less than its line and than it is promised.
    fn left_to_others(&self, promised: i64) -> (i64, i64) {
        let promised = if self.is_wished() { promised.min(self.near()) } else { promised };
        let first = self.line.max(promised);
        let last = self.curve(first).at(self.places);
        let from = self.ladder.partition_point(|amount| wide(Money(*amount)) < last);
        let near = self.ladder.iter().skip(from.saturating_sub(1));
        let near = near.take_while(|amount| **amount < first).map(|amount| amount.unsigned_abs());
        let step = near.fold(0, greatest_common_divisor).max(1).try_into().unwrap_or(1);
        let steps = self.pool.0.saturating_sub(first).checked_div(step).unwrap_or(0);
        let others = self.pool.0.saturating_sub(others_leave(self.pool, self.places, self.least));
        (steps.saturating_mul(step).max(others), step)
    }

    /// First prize as near to its line as the others leave it, and their tiers.
    fn many(&self, promised: i64) -> Vec<Tier> {
        let (others, step) = self.left_to_others(promised);
        let mut best: Option<(i64, Found)> = None;
        for steps in 0..=STEPS {
            let sum = others.saturating_sub(steps.saturating_mul(step));
            let first = self.pool.0.saturating_sub(sum);
            let Some(found) = self.below(first) else { continue };
            let exact = found.left == 0;
            let nearer = |(_, before): &(i64, Found)| found.left.abs() < before.left.abs();
            if best.as_ref().is_none_or(nearer) {
                best = Some((first.saturating_add(found.left), found));
            }
            if exact {
                break;
            }
        }
        match best {
            Some((first, found)) => {
                let first = Tier { prize: Money(first), places: 1 };
                std::iter::once(first).chain(found.tiers()).collect()
            }
            // There is only one amount for the others.
            None => {
                let first = Money(others_leave(self.pool, self.places, self.least));
                let others = self.places.saturating_sub(1);
                vec![
                    Tier { prize: first, places: 1 },
                    Tier { prize: Money(self.least), places: others },
                ]
            }
        }
    }

    /// The places below such a first prize: the final table one by one as far as that is no worse than rounding the curve,
    /// and otherwise whatever is closest.
    fn below(&self, first: i64) -> Option<Found> {
        let sum = self.pool.0.saturating_sub(first);
        let most = self.most.saturating_sub(1);
        let mut below = Below::new(&self.curve(first), self.places, &self.ladder, most);
        let table = self.places.min(FINAL_TABLE);
        let table = if self.most >= table { table } else { 1 };
        loop {
            let best = below.closest(sum, table);
            let best = best.filter(|found| found.second() < first.saturating_add(found.left));
            if best.is_some() || !below.widen() {
                return best;
            }
        }
    }

    /// The ideal prizes through such a first prize.
    fn curve(&self, first: i64) -> Curve {
        let (pool, first, least) = (wide(self.pool), wide(Money(first)), wide(Money(self.least)));
        match self.wish.first {
            FirstWish::Steepness { .. } => Curve::through(pool, self.places, least, first),
            _ => Curve::expected(pool, self.places, least, first),
        }
    }

    /// The ideal prizes through such a first prize, from first place down.
    pub fn ideal(&self, first: i64) -> Vec<f64> {
        let curve = self.curve(first);
        (1..=self.places).map(|place| curve.at(place)).collect()
    }
}

/// What first place is wished to get, and what it gets before anything is rounded. Both rise with every entry, as the pool
/// does: a share of the entries counts before it is rounded up to places, and the minimum cash as it is wished for.
fn first(wish: &StructureWish, field: &Field, least: i64) -> (Money, Money) {
    let pool = wide(field.pool);
    let (from_table, table) = field.from_table.unwrap_or((Money::ZERO, 1));
    let places = match wish.places {
        PlacesWish::Share { hundredths } => {
            f64::from(field.entries) * f64::from(hundredths) / 10_000.0
        }
        PlacesWish::Number { places } => f64::from(places),
    };
    let places = places.max(f64::from(table)).min(f64::from(field.entries)).max(1.0);
    let least = wide(field.minimum(wish).max(Money(least)));
    let least = least.min(wide(field.pool.share(MOST_LEAST, 100)) / places);
    let wished = match wish.first {
        FirstWish::Usual {} => {
            // 15 per cent, and 35 divided by the root of a third of the places. Where the minimum cash takes most of the pool,
            // the places between are not left without.
            let share = (0.15 + 0.35 * libm::sqrt(3.0 / places)).min(MOST_FIRST);
            let usual = (pool * share).min(least + (pool - least * places) * OF_SPARE);
            usual.max(wide(from_table))
        }
        FirstWish::Share { hundredths } => pool * f64::from(hundredths) / 10_000.0,
        FirstWish::Steepness { hundredths } => {
            Curve::steep(pool, places, least, f64::from(hundredths) / 100.0).first()
        }
    };
    let even = (ABOVE_EVEN * pool / places).min(MOST_FIRST * pool);
    // What the host has said stands where the places that are really paid allow it.
    let paid = f64::from(field.places(wish).max(1));
    let stands = wish.first != FirstWish::Usual {} && wished >= ABOVE_EVEN * pool / paid;
    (narrow(wished), narrow(if stands { wished } else { wished.max(even) }))
}

/// What the others leave first place at the most.
fn others_leave(pool: Money, places: u32, least: i64) -> i64 {
    let others = least.saturating_mul(i64::from(places.saturating_sub(1)));
    pool.0.saturating_sub(others)
}

/// How far all prizes together are from the ideal ones.
pub fn off_by(tiers: &[Tier], ideal: &[f64]) -> f64 {
    libm::sqrt(distance(tiers, ideal))
}

/// The squared distance of all prizes from the ideal ones.
fn distance(tiers: &[Tier], ideal: &[f64]) -> f64 {
    let prizes = tiers.iter().flat_map(|tier| (0..tier.places).map(|_| wide(tier.prize)));
    prizes.zip(ideal).map(|(prize, ideal)| (prize - ideal) * (prize - ideal)).sum()
}
