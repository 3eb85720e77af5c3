//! The legal structure closest to a curve (least squares) whose places below first sum to what first place leaves them.
//!
//! Several structures are tried. From the last place up, tiers are put on one another at nice amounts near the curve; of all
//! ways to a border those are followed that could still come closest, were what is off so far spread over the places above.
//! Beside them stands the curve rounded as a host would do it by hand, with tiers joined until they grow down the places.
//! Each is brought to its sum and then closer to the curve by moving borders and amounts, one or two at a time, and the best
//! of them is no worse than what is made by hand. The work depends on the number of tiers, and hardly on that of places.

#![allow(clippy::float_arithmetic)]

use crate::base::prelude::*;
use crate::rules::prizes::generated::curve::Curve;
use crate::rules::prizes::generated::wide;
use crate::state::generated_prizes::Tier;
use std::cmp::Ordering;
use std::ops::Range;

/// What is asked for.
#[derive(Debug)]
pub struct Below<'a> {
    ideal: Ideal,
    /// The nice amounts from the minimum cash up.
    ladder: &'a [i64],
    places: u32,
    /// The most tiers below first place.
    most: u32,
    /// The places of a tier are no further apart on the curve than by this factor.
    spread: f64,
}

/// The tiers below first place.
#[derive(Debug, Clone)]
pub struct Found {
    steps: Vec<PlacedTier>,
    /// The squared distance from the curve.
    pub cost: f64,
    /// What they take less than they were to take; first place gets it.
    pub left: i64,
}

impl Found {
    /// These tiers, from second place down.
    pub fn tiers(&self) -> impl Iterator<Item = Tier> {
        self.steps.iter().map(|step| Tier { prize: Money(step.amount), places: step.places })
    }

    /// Less is better: what is off the sum before what is off the curve.
    pub fn score(&self) -> (bool, f64) {
        let left = wide(Money(self.left));
        (self.left != 0, self.cost + left * left)
    }

    /// What second place gets.
    pub fn second(&self) -> i64 {
        self.steps.first().map_or(0, |step| step.amount)
    }
}

/// The sums of the curve, and of its squares, over all places below each place. Added up from the last place, so that small
/// prizes are not lost beside large ones.
#[derive(Debug)]
struct Ideal(Vec<(f64, f64)>);

impl Ideal {
    fn of(curve: &Curve, places: u32) -> Self {
        let mut sums = vec![(0.0, 0.0)];
        let (mut once, mut twice) = (0.0, 0.0);
        for place in (1..=places).rev() {
            let at = curve.at(place);
            once += at;
            twice += at * at;
            sums.push((once, twice));
        }
        sums.reverse();
        Self(sums)
    }

    fn below(&self, place: u32) -> (f64, f64) {
        let index = to_usize(place);
        self.0.get(index).copied().unwrap_or_default()
    }

    /// Over the places after `from`, up to `to`.
    fn sums(&self, from: u32, to: u32) -> (f64, f64) {
        let (all, rest) = (self.below(from), self.below(to));
        (all.0 - rest.0, all.1 - rest.1)
    }
}

/// A tier at an amount.
#[derive(Debug, Clone, Copy)]
struct PlacedTier {
    places: u32,
    /// The last of them.
    to: u32,
    /// Which nice amount, and how much it is.
    rung: usize,
    amount: i64,
    /// The squared distance from the curve.
    cost: f64,
}

impl PlacedTier {
    fn from(&self) -> u32 {
        self.to.saturating_sub(self.places)
    }

    fn spent(&self) -> i64 {
        self.amount.saturating_mul(i64::from(self.places))
    }
}

/// The amounts of the places from the last up to some border.
#[derive(Debug, Clone, Copy)]
struct Way {
    /// The most places that the next tier may have, and the lowest rung.
    size: u32,
    rung: usize,
    /// How many tiers there are.
    used: u32,
    spent: i64,
    cost: f64,
    /// The cost that the whole could still have.
    hope: f64,
    /// The last tier, among all that were put on.
    last: usize,
}

/// One change of a structure: a tier at another amount, or a border between two tiers elsewhere.
#[derive(Debug, Clone, Copy)]
struct Change {
    at: usize,
    here: PlacedTier,
    next: Option<PlacedTier>,
    /// How much more is spent, and how much more it costs.
    more: i64,
    cost: f64,
}

impl Change {
    /// The first tier that it leaves alone.
    fn end(&self) -> usize {
        self.at.saturating_add(if self.next.is_some() { 2 } else { 1 })
    }
}

/// How widely the search looks.
struct Breadth {
    /// So many ways are followed to a border.
    ways: usize,
    /// So many rungs below and above the curve are looked at.
    rungs: usize,
}

/// So few places are looked through as good as completely. They may not find a way to sum to what first place leaves them.
pub const FEW: u32 = 12;
const ALL: Breadth = Breadth { ways: 100, rungs: 6 };
const SOME: Breadth = Breadth { ways: 20, rungs: 2 };
/// What a structure misses of its sum could be spread over so many prizes.
const SPREAD_OVER: f64 = 4.0;
/// The best ways to the top that are brought to the sum and closer to the curve.
const FINISHED: usize = 6;
/// Places are joined to a tier where the curve falls by no more than this factor from the first of them to the last.
const SPREAD: f64 = 1.5;
/// How often a structure is changed at the most.
const CHANGES: u32 = 80;

impl<'a> Below<'a> {
    pub fn new(curve: &Curve, places: u32, ladder: &'a [i64], most: u32) -> Self {
        Self { ideal: Ideal::of(curve, places), ladder, places, most, spread: SPREAD }
    }

    /// Lets tiers be wider, where there are too few of them to be narrow. False where they may be as wide as they like.
    pub fn widen(&mut self) -> bool {
        self.spread *= self.spread;
        self.spread < 1e12
    }

    /// The fewest tiers that reach from second place to each border.
    fn fewest(&self, borders: &[u32], singles: u32) -> Vec<u32> {
        let mut fewest: Vec<u32> = vec![0];
        let mut upper = 0;
        for to in borders.iter().copied().skip(1) {
            let mut reached = fewest.len().saturating_sub(1);
            if to > singles {
                while borders.get(upper).is_some_and(|from| {
                    from.saturating_add(1) < to && (*from < singles || !self.narrow(*from, to))
                }) {
                    upper = upper.saturating_add(1);
                }
                reached = upper.min(reached);
            }
            let before = fewest.get(reached).copied().unwrap_or(0);
            fewest.push(before.saturating_add(1));
        }
        fewest
    }

    /// Whether the places after `from`, up to `to`, may be one tier.
    fn narrow(&self, from: u32, to: u32) -> bool {
        let at = |place: u32| self.ideal.sums(place.saturating_sub(1), place).0;
        to.saturating_sub(from) <= 1 || at(from.saturating_add(1)) <= at(to) * self.spread
    }

    /// The closest legal structure of so much: the final table one by one, or as much of it as is no further off than what
    /// rounding finds.
    pub fn closest(&self, sum: i64, table: u32) -> Option<Found> {
        let by_hand = self.legal_roundings();
        let rounded = self.best_of(by_hand.clone(), sum, 1);
        let mut best = rounded.clone();
        for singles in [table, 6, 4, 3, 2, 1].into_iter().filter(|singles| *singles <= table) {
            let single = |step: &PlacedTier| step.from() >= singles || step.places == 1;
            let fitting = by_hand.iter().filter(|steps| steps.iter().all(single)).cloned();
            let ways = self.climb(sum, singles).into_iter().chain(fitting).collect();
            let Some(found) = self.best_of(ways, sum, singles) else { continue };
            let good = rounded.as_ref().is_none_or(|rounded| found.score() <= rounded.score());
            if best.as_ref().is_none_or(|best| found.score() < best.score()) || good {
                best = Some(found);
            }
            if good {
                break;
            }
        }
        best
    }

    /// The best of these once they are finished.
    fn best_of(&self, ways: Vec<Vec<PlacedTier>>, sum: i64, singles: u32) -> Option<Found> {
        let finished = ways.into_iter().flat_map(|steps| {
            [true, false].map(|at_once| self.finish(steps.clone(), sum, singles, at_once))
        });
        finished
            .min_by(|one, other| one.score().partial_cmp(&other.score()).unwrap_or(Ordering::Equal))
    }

    /// Rounding as a host makes it legal: a tier with fewer places than the one above it joins its neighbours, from the top
    /// down or from the bottom up, at the amount nearest to their mean.
    fn legal_roundings(&self) -> Vec<Vec<PlacedTier>> {
        let runs: Vec<u32> = self.rounding().iter().map(|step| step.places).collect();
        let mut down: Vec<u32> = Vec::new();
        let mut open = 0_u32;
        for run in &runs {
            open = open.saturating_add(*run);
            if down.last().is_none_or(|above| open >= *above) {
                down.push(std::mem::take(&mut open));
            }
        }
        if let Some(last) = down.last_mut() {
            *last = last.saturating_add(open);
        }
        let mut up: Vec<u32> = Vec::new();
        for run in runs.iter().rev() {
            match up.last_mut() {
                Some(below) if *run > *below => *below = below.saturating_add(*run),
                _ => up.push(*run),
            }
        }
        up.reverse();
        [down, up].into_iter().filter_map(|sizes| self.at_means(&sizes)).collect()
    }

    /// Tiers of these sizes, each at the amount nearest to its mean; neighbours at the same amount are one, and so are those
    /// that differ least while there are too many.
    fn at_means(&self, sizes: &[u32]) -> Option<Vec<PlacedTier>> {
        let mut steps: Vec<PlacedTier> = Vec::new();
        let mut from = 1_u32;
        for size in sizes {
            let to = from.saturating_add(*size);
            steps.push(self.at_mean(from, to)?);
            from = to;
        }
        loop {
            let many = to_u32(steps.len()) > self.most;
            let join = |(at, pair): (usize, &[PlacedTier])| {
                let [one, other] = pair else { return None };
                let both = self.at_mean(one.from(), other.to)?;
                let below =
                    steps.get(at.saturating_add(2)).is_none_or(|below| below.places >= both.places);
                let equal = one.rung <= other.rung;
                (equal || (many && below)).then_some((
                    at,
                    both,
                    both.cost - one.cost - other.cost,
                    equal,
                ))
            };
            let joined = steps
                .windows(2)
                .enumerate()
                .filter_map(join)
                .min_by(|one, other| other.3.cmp(&one.3).then(one.2.total_cmp(&other.2)));
            let Some((at, both, _, _)) = joined else { break };
            steps.splice(at..at.saturating_add(2), [both]);
        }
        let few = u32::try_from(steps.len()).is_ok_and(|tiers| tiers <= self.most);
        (few && steps.is_sorted_by(falls)).then_some(steps)
    }

    /// These places as one tier, at the amount nearest to their mean.
    fn at_mean(&self, from: u32, to: u32) -> Option<PlacedTier> {
        let size = to.checked_sub(from).filter(|size| *size > 0)?;
        self.step(from, to, self.nearest(self.ideal.sums(from, to).0 / f64::from(size)))
    }

    /// The nice amount nearest to this.
    fn nearest(&self, ideal: f64) -> usize {
        let near = self.ladder.partition_point(|amount| wide(Money(*amount)) <= ideal);
        let off = |rung: usize| {
            self.ladder
                .get(rung)
                .map_or(f64::INFINITY, |amount| (wide(Money(*amount)) - ideal).abs())
        };
        let below = near.saturating_sub(1);
        if off(near) < off(below) { near } else { below }
    }

    /// Every place below first at its nearest amount.
    fn rounding(&self) -> Vec<PlacedTier> {
        let nearest = |place: u32| self.nearest(self.ideal.sums(place.saturating_sub(1), place).0);
        let mut steps = Vec::new();
        let (mut from, mut rung) = (1, nearest(2));
        for to in 2..=self.places {
            let next = (to < self.places).then(|| nearest(to.saturating_add(1)));
            if next != Some(rung) {
                steps.extend(self.step(from, to, rung));
                from = to;
                rung = next.unwrap_or(rung);
            }
        }
        steps
    }

    fn step(&self, from: u32, to: u32, rung: usize) -> Option<PlacedTier> {
        let amount = self.ladder.get(rung).copied()?;
        let places = to.checked_sub(from).filter(|places| *places > 0)?;
        let (once, twice) = self.ideal.sums(from, to);
        let each = wide(Money(amount));
        let cost = (f64::from(places) * each * each - 2.0 * each * once + twice).max(0.0);
        Some(PlacedTier { places, to, rung, amount, cost })
    }

    /// Where tiers may begin and end at first: everywhere among the highest places, and below at steps that grow.
    fn borders(&self) -> Vec<u32> {
        let mut borders = vec![1];
        let mut at = 1_u32;
        while at < self.places {
            at = at.saturating_add((at / 12).max(1)).min(self.places);
            borders.push(at);
        }
        borders
    }

    /// The most promising ways to put tiers on one another, each from second place down.
    fn climb(&self, sum: i64, singles: u32) -> Vec<Vec<PlacedTier>> {
        let breadth = if self.places <= FEW { ALL } else { SOME };
        let borders = self.borders();
        let fewest = self.fewest(&borders, singles);
        let mut taken: Vec<(usize, PlacedTier)> = Vec::new();
        let mut open: Vec<Vec<Way>> = vec![Vec::new(); borders.len()];
        let none = usize::MAX;
        let start =
            Way { size: self.places, rung: 0, used: 0, spent: 0, cost: 0.0, hope: 0.0, last: none };
        if let Some(last) = open.last_mut() {
            last.push(start);
        }
        for (index, to) in borders.iter().copied().enumerate().rev().take_while(|(_, to)| *to > 1) {
            let mut ways = open.get_mut(index).map(std::mem::take).unwrap_or_default();
            best(&mut ways, breadth.ways);
            for way in ways {
                for (lower, from) in borders.iter().copied().enumerate().take(index).rev() {
                    let size = to.saturating_sub(from);
                    if size > way.size || (from < singles && size > 1) || !self.narrow(from, to) {
                        break;
                    }
                    // The fewest tiers that the places above could have, for their curve and for their number.
                    let single = from.min(singles).saturating_sub(1);
                    let others = from.saturating_sub(singles.max(1)).div_ceil(size);
                    let above = fewest.get(lower).copied().unwrap_or(0);
                    let above = above.max(single.saturating_add(others));
                    if way.used.saturating_add(1).saturating_add(above) > self.most {
                        continue;
                    }
                    let Some(open) = open.get_mut(lower) else { break };
                    self.put_on(&way, from..to, sum, &breadth, open, &mut taken);
                    if open.len() > breadth.ways.saturating_mul(8) {
                        best(open, breadth.ways);
                    }
                }
            }
        }
        let mut ways = open.first_mut().map(std::mem::take).unwrap_or_default();
        best(&mut ways, breadth.ways);
        let exact: Vec<Way> = ways.iter().copied().filter(|way| way.spent == sum).take(1).collect();
        let chosen = exact.into_iter().chain(ways).take(FINISHED);
        let follow = |way: Way| {
            let mut steps = Vec::new();
            let mut at = way.last;
            while let Some((before, step)) = taken.get(at) {
                steps.push(*step);
                at = *before;
            }
            steps
        };
        chosen.map(follow).collect()
    }

    /// Puts one more tier on a way, at each of the amounts near the curve.
    fn put_on(
        &self,
        way: &Way,
        places: Range<u32>,
        sum: i64,
        breadth: &Breadth,
        open: &mut Vec<Way>,
        taken: &mut Vec<(usize, PlacedTier)>,
    ) {
        let Range { start: from, end: to } = places;
        let used = way.used.saturating_add(1);
        let size = to.saturating_sub(from);
        let mean = self.ideal.sums(from, to).0 / f64::from(size);
        let near = self.ladder.partition_point(|amount| wide(Money(*amount)) <= mean);
        let lowest = near.saturating_sub(breadth.rungs).max(way.rung);
        let highest = near.saturating_add(breadth.rungs).saturating_sub(1).max(lowest);
        for rung in lowest..=highest {
            let Some(step) = self.step(from, to, rung) else { break };
            let spent = way.spent.saturating_add(step.spent());
            if spent > sum {
                break;
            }
            let cost = way.cost + step.cost;
            // What the places above have to make up for, were first place as on the curve.
            let left = wide(Money(sum.saturating_sub(spent)));
            let off = left - self.ideal.sums(1, from).0;
            let hope = cost + off * off / f64::from(from.saturating_sub(1).max(1));
            let last = taken.len();
            taken.push((way.last, step));
            let rung = rung.saturating_add(1);
            open.push(Way { size, rung, used, spent, cost, hope, last });
        }
    }

    /// Brings a structure to its sum, at once where one or two changes can or by what comes closest, and then closer to the
    /// curve.
    fn finish(&self, mut steps: Vec<PlacedTier>, sum: i64, singles: u32, at_once: bool) -> Found {
        let spent =
            |steps: &[PlacedTier]| steps.iter().map(PlacedTier::spent).fold(0, i64::saturating_add);
        for _ in 0..CHANGES {
            let left = sum.saturating_sub(spent(&steps));
            let changes = self.changes(&steps, left, singles);
            let Some(better) = next(&steps, &changes, left, at_once) else { break };
            steps = better;
        }
        let cost = steps.iter().map(|step| step.cost).sum();
        Found { cost, left: sum.saturating_sub(spent(&steps)), steps }
    }

    /// Every change there is, by what it spends.
    fn changes(&self, steps: &[PlacedTier], left: i64, singles: u32) -> Vec<Change> {
        let mut changes = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            for up in [-3, -2, -1, 1, 2, 3] {
                let rung = step.rung.checked_add_signed(up);
                let Some(here) = rung.and_then(|rung| self.step(step.from(), step.to, rung)) else {
                    continue;
                };
                let more = here.spent().saturating_sub(step.spent());
                changes.push(Change { at, here, next: None, more, cost: here.cost - step.cost });
            }
            let Some(next) = steps.get(at.saturating_add(1)).filter(|_| step.to > singles) else {
                continue;
            };
            let gap = step.amount.saturating_sub(next.amount);
            let exact = left.checked_div(gap).unwrap_or(0);
            let part = |of: i64| i64::from(step.places).checked_div(of).unwrap_or(0);
            let mut shifts = [exact, 1, -1, 2, -2, 3, -3, part(8), part(-8), part(3), part(-3)];
            shifts.sort_unstable();
            let mut before = 0;
            for shift in shifts {
                if shift == before || shift == 0 {
                    continue;
                }
                before = shift;
                let to = i64::from(step.to).saturating_add(shift);
                let Ok(to) = u32::try_from(to) else { continue };
                if to <= step.from()
                    || to >= next.to
                    || !self.narrow(step.from(), to)
                    || !self.narrow(to, next.to)
                {
                    continue;
                }
                let here = self.step(step.from(), to, step.rung);
                let below = self.step(to, next.to, next.rung);
                let (Some(here), Some(below)) = (here, below) else { continue };
                let more = gap.saturating_mul(shift);
                let cost = here.cost + below.cost - step.cost - next.cost;
                changes.push(Change { at, here, next: Some(below), more, cost });
            }
        }
        changes
            .sort_by(|one, other| one.more.cmp(&other.more).then(one.cost.total_cmp(&other.cost)));
        changes
    }
}

/// The structure after the best one or two changes: those that spend exactly what is left, or, where there are none, the one
/// that comes nearest to it. None where nothing helps.
fn next(
    steps: &[PlacedTier],
    changes: &[Change],
    left: i64,
    at_once: bool,
) -> Option<Vec<PlacedTier>> {
    let all: f64 = steps.iter().map(|step| step.cost).sum();
    // Less than this is the rounding of the computation itself.
    let mut least = if left == 0 { -1e-7 * (all + 1.0) } else { f64::INFINITY };
    let mut found = None;
    for (index, one) in changes.iter().enumerate() {
        let wanted = left.saturating_sub(one.more);
        if wanted == 0
            && one.cost < least
            && let Some(changed) = changed(steps, one, None)
        {
            least = one.cost;
            found = Some(changed);
        }
        // Each pair once: the other one spends as much or more.
        let from =
            changes.partition_point(|other| other.more < wanted).max(index.saturating_add(1));
        let others = changes.iter().skip(from).take_while(|other| other.more == wanted);
        for other in others {
            let cost = one.cost + other.cost;
            if cost >= least {
                break;
            }
            let (upper, lower) = if one.at <= other.at { (one, other) } else { (other, one) };
            if upper.end() <= lower.at
                && let Some(changed) = changed(steps, upper, Some(lower))
            {
                least = cost;
                found = Some(changed);
            }
        }
    }
    if left == 0 || (at_once && found.is_some()) {
        return found;
    }
    // Or one change that leaves less: it is better where the rest, spread over the highest prizes, costs less than the exact
    // ones do.
    let off = |change: &Change| left.saturating_sub(change.more).unsigned_abs();
    let score = |change: &Change| {
        let off = wide(Money(left.saturating_sub(change.more)));
        change.cost + off * off / SPREAD_OVER
    };
    let mut nearer: Vec<&Change> = changes
        .iter()
        .filter(|change| off(change) < left.unsigned_abs() && score(change) < least)
        .collect();
    nearer.sort_by(|one, other| score(one).total_cmp(&score(other)));
    nearer.into_iter().find_map(|change| changed(steps, change, None)).or(found)
}

/// The structure after one or two changes that do not touch. None where it is not legal.
fn changed(
    steps: &[PlacedTier],
    upper: &Change,
    lower: Option<&Change>,
) -> Option<Vec<PlacedTier>> {
    let mut steps = steps.to_vec();
    for change in std::iter::once(upper).chain(lower) {
        *steps.get_mut(change.at)? = change.here;
        if let Some(next) = change.next {
            *steps.get_mut(change.at.saturating_add(1))? = next;
        }
    }
    steps.is_sorted_by(falls).then_some(steps)
}

/// Whether one tier may be above another: more for each of no more places.
fn falls(one: &PlacedTier, other: &PlacedTier) -> bool {
    one.rung > other.rung && one.places <= other.places
}

/// Keeps the best of these ways, each only once.
fn best(ways: &mut Vec<Way>, count: usize) {
    ways.sort_by(|one, other| one.hope.total_cmp(&other.hope));
    ways.dedup_by_key(|way| (way.rung, way.size, way.spent, way.used));
    // Some of those that have tiers left for the places above.
    if let Some((_, others)) = ways.split_at_mut_checked(count.saturating_sub(count / 4)) {
        others
            .sort_by(|one, other| one.used.cmp(&other.used).then(one.hope.total_cmp(&other.hope)));
    }
    ways.truncate(count);
}
