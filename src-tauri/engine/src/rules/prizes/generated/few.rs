//! The legal structure closest to a curve (least squares) where so few places are paid that every one can be looked at.
//! First place takes part: it need not get what the curve gives it, only what is allowed.

#![allow(clippy::float_arithmetic)]

use crate::base::prelude::*;
use crate::rules::prizes::generated::wide;
use crate::state::generated_prizes::Tier;

/// So few places are looked at in every way.
pub const MOST: u32 = 6;

/// What is asked for, and the closest so far.
#[derive(Debug)]
pub struct Few<'a> {
    /// The ideal prizes from first place down.
    pub ideal: &'a [f64],
    /// The nice amounts from the minimum cash up.
    pub ladder: &'a [i64],
    pub pool: i64,
    /// What first place may get.
    pub fits: std::ops::RangeInclusive<i64>,
    /// The most tiers below first place.
    pub most: usize,
    /// The most places of a tier.
    pub widest: usize,
    best: Option<(f64, Vec<Tier>)>,
}

/// The places from second down to some border.
#[derive(Debug, Clone, Copy)]
struct Way {
    /// How many they are.
    places: usize,
    /// The fewest places that the next tier may have, and the rung that it must stay below.
    size: usize,
    rung: usize,
    spent: i64,
    cost: f64,
}

impl<'a> Few<'a> {
    pub fn new(
        ideal: &'a [f64],
        ladder: &'a [i64],
        pool: i64,
        fits: std::ops::RangeInclusive<i64>,
        most: u32,
    ) -> Self {
        let most = to_usize(most);
        Self { ideal, ladder, pool, fits, most, widest: 1, best: None }
    }

    /// The closest of all, first place included, and the squared distance from the curve. Every place by itself where that
    /// is no worse than to round the curve and to give first place what is left.
    pub fn closest(mut self) -> Option<Vec<Tier>> {
        let start = Way { places: 0, size: 1, rung: self.ladder.len(), spent: 0, cost: 0.0 };
        self.put_below(start, &mut Vec::new());
        let rounded = self.rounded() * (1.0 + 1e-9);
        if self.best.as_ref().is_none_or(|(cost, _)| *cost > rounded) {
            self.widest = usize::MAX;
            self.put_below(start, &mut Vec::new());
        }
        self.best.map(|(_, tiers)| tiers)
    }

    fn rounded(&self) -> f64 {
        let (mut left, mut cost) = (wide(Money(self.pool)), 0.0);
        for ideal in self.ideal.iter().skip(1) {
            let near = self.ladder.iter().map(|amount| wide(Money(*amount)));
            let off = |amount: &f64| (amount - ideal).abs();
            let nearest = near.min_by(|one, other| off(one).total_cmp(&off(other)));
            left -= nearest.unwrap_or(0.0);
            cost += nearest.map_or(0.0, |amount| off(&amount) * off(&amount));
        }
        let off = left - self.ideal.first().copied().unwrap_or(0.0);
        cost + off * off
    }

    /// Puts every tier that may follow below the others, the nearest amounts first.
    fn put_below(&mut self, way: Way, tiers: &mut Vec<Tier>) {
        let open = self.ideal.len().saturating_sub(way.places).saturating_sub(1);
        if open == 0 {
            return self.reached(way, tiers);
        }
        if tiers.len() >= self.most {
            return;
        }
        for size in way.size..=open.min(self.widest) {
            let rest = open.saturating_sub(size);
            if rest > 0 && rest < size {
                continue;
            }
            let ideal: Vec<f64> =
                self.ideal.iter().skip(way.places.saturating_add(1)).take(size).copied().collect();
            let mean = ideal.iter().sum::<f64>() / f64::from(u32::try_from(size).unwrap_or(1));
            let near = self.ladder.partition_point(|amount| wide(Money(*amount)) <= mean);
            let near = near.min(way.rung);
            for rung in (0..near).rev() {
                if !self.put(way, rung, &ideal, tiers) {
                    break;
                }
            }
            for rung in near..way.rung {
                if !self.put(way, rung, &ideal, tiers) {
                    break;
                }
            }
        }
    }

    /// Puts one tier of the places with these ideal amounts below the others. False where it costs too much already, and amounts further off cost more.
    fn put(&mut self, way: Way, rung: usize, ideal: &[f64], tiers: &mut Vec<Tier>) -> bool {
        let size = ideal.len();
        let Some(prize) = self.ladder.get(rung).copied() else { return false };
        let each = wide(Money(prize));
        let cost =
            way.cost + ideal.iter().map(|ideal| (each - ideal) * (each - ideal)).sum::<f64>();
        if self.best.as_ref().is_some_and(|(best, _)| cost >= *best) {
            return false;
        }
        let count = to_u32(size);
        let spent = way.spent.saturating_add(prize.saturating_mul(i64::from(count)));
        let places = way.places.saturating_add(size);
        // What the places below could take, each at least and at most.
        let open = self.ideal.len().saturating_sub(places).saturating_sub(1);
        let open = i64::try_from(open).unwrap_or(i64::MAX);
        let least = self.ladder.first().copied().unwrap_or(0).saturating_mul(open);
        let most = prize.saturating_mul(open);
        let first = |spent: i64| self.pool.saturating_sub(spent);
        if first(spent.saturating_add(least)) >= *self.fits.start()
            && first(spent.saturating_add(most)) <= *self.fits.end()
        {
            tiers.push(Tier { prize: Money(prize), places: count });
            self.put_below(Way { places, size, rung, spent, cost }, tiers);
            tiers.pop();
        }
        true
    }

    fn reached(&mut self, way: Way, tiers: &[Tier]) {
        let first = Money(self.pool.saturating_sub(way.spent));
        let off = wide(first) - self.ideal.first().copied().unwrap_or(0.0);
        let cost = way.cost + off * off;
        let above = tiers.first().is_some_and(|second| first > second.prize);
        let above = above && self.fits.contains(&first.0);
        if above && self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
            let first = Tier { prize: first, places: 1 };
            self.best = Some((cost, std::iter::once(first).chain(tiers.iter().copied()).collect()));
        }
    }
}
