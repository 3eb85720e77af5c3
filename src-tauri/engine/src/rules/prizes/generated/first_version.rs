//! The generator as it first was, for tournaments that announced their prizes by it. Nothing here changes any more.

#![allow(clippy::float_arithmetic)]

use crate::base::money::Money;
use crate::base::numbers::to_usize;
use crate::rulebook::prize_wish::{FirstWish, StructureWish};
use crate::rules::prizes::generated::curve::Curve;
use crate::rules::prizes::generated::nice::nice_amounts;
use crate::rules::prizes::generated::{
    FINAL_TABLE, Granted, Structure, Tier, usual_tiers, whole, wide,
};

/// How many of these places there is money for.
#[must_use]
pub fn paid(wish: &StructureWish, pool: Money, places: u32, buy_in: Money, unit: Money) -> u32 {
    if pool <= Money::ZERO || places == 0 {
        return 0;
    }
    affordable(pool, places, buy_in.share(u64::from(wish.least), 100), unit, &mut Vec::new()).0
}

/// The structure of a pool for so many places. Empty without either.
#[must_use]
pub fn structure(
    wish: &StructureWish,
    pool: Money,
    places: u32,
    buy_in: Money,
    unit: Money,
) -> Structure {
    if pool <= Money::ZERO || places == 0 {
        return Structure::default();
    }
    let mut granted = Vec::new();
    let wished = buy_in.share(u64::from(wish.least), 100);
    let (places, ladder) = affordable(pool, places, wished, unit, &mut granted);
    if places == 1 {
        return Structure { tiers: vec![Tier { prize: pool, places: 1 }], granted };
    }
    let least = ladder.first().copied().unwrap_or(1);
    let curve = curve(wish, pool, places, Money(least), &mut granted);
    let most = wish.tiers.unwrap_or(u32::MAX).min(usual_tiers(places)).max(2);
    Structure { tiers: closest(pool, places, &curve, &ladder, most), granted }
}

fn curve(
    wish: &StructureWish,
    pool: Money,
    places: u32,
    least: Money,
    granted: &mut Vec<Granted>,
) -> Curve {
    let others = least.times(u64::from(places.saturating_sub(1)));
    // A little above the even share, so that there is a curve.
    let (low, high) = (pool.share(1, u64::from(places)), pool.minus(others));
    let share = match wish.first {
        FirstWish::Usual {} => usual_first(places),
        FirstWish::Share { hundredths } => hundredths,
        FirstWish::Steepness { hundredths } => {
            let steepness = f64::from(hundredths) / 100.0;
            return Curve::steep(wide(pool), f64::from(places), wide(least), steepness);
        }
    };
    let wished = pool.share(u64::from(share), 10_000);
    let given = Money(wished.0.clamp(low.0, high.0.max(low.0)));
    if given != wished && wish.first != (FirstWish::Usual {}) {
        granted.push(Granted::First { wished, given });
    }
    Curve::through(wide(pool), places, wide(least), wide(given))
}

/// The places and the amounts that there is money for, the smallest of them the minimum cash.
fn affordable(
    pool: Money,
    places: u32,
    wished: Money,
    unit: Money,
    granted: &mut Vec<Granted>,
) -> (u32, Vec<i64>) {
    let all = nice_amounts(unit.0, 1, pool.0);
    let even = pool.share(1, u64::from(places)).0;
    let from = all.partition_point(|amount| *amount < wished.0);
    if all.get(from).is_some_and(|least| *least <= even) {
        return (places, all.into_iter().skip(from).collect());
    }
    let Some(highest) = all.partition_point(|amount| *amount <= even).checked_sub(1) else {
        // Fewer places, each at the smallest amount; the smallest may itself be more than the pool.
        let smallest = all.first().copied().unwrap_or(pool.0);
        let given = u32::try_from(pool.0.checked_div(smallest).unwrap_or(1)).unwrap_or(1).max(1);
        granted.push(Granted::Places { wished: places, given });
        return (given.min(places), all);
    };
    let given = Money(all.get(highest).copied().unwrap_or(1));
    granted.push(Granted::Least { wished, given });
    (places, all.into_iter().skip(highest).collect())
}

/// First place's usual share in hundredths of a per cent: 15 per cent, and 35 divided by the root of a third of the places.
fn usual_first(places: u32) -> u32 {
    let root = 3_500_u64.saturating_mul(3_500).saturating_mul(3);
    let above = root.checked_div(u64::from(places)).unwrap_or(0).isqrt();
    u32::try_from(above.saturating_add(1_500)).unwrap_or(10_000).min(10_000)
}

/// The legal structure closest to the curve that the search finds: over several numbers of tiers, and with as many single
/// places as the money allows.
fn closest(pool: Money, places: u32, curve: &Curve, ladder: &[i64], most: u32) -> Vec<Tier> {
    let mut singles = places.min(FINAL_TABLE).min(most);
    while singles > 0 {
        let rest = places.saturating_sub(singles);
        let many = most.saturating_sub(singles).min(rest);
        let fewest = if rest == 0 { 0 } else { 1 };
        let best = (fewest..=many)
            .rev()
            .take(TRIES)
            .filter_map(|tiers| {
                let sizes = sizes(singles, rest, tiers);
                let mut search = Search::start(pool, curve, ladder, singles, &sizes)?;
                search.run();
                Some((search.cost(), search))
            })
            .min_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((_, search)) = best {
            return search.tiers();
        }
        singles = singles.saturating_sub(1);
    }
    // There is only one amount for everybody.
    let each = ladder.first().copied().unwrap_or(0);
    let others = places.saturating_sub(1);
    let first = pool.minus(Money(each).times(u64::from(others)));
    vec![Tier { prize: first, places: 1 }, Tier { prize: Money(each), places: others }]
}

/// How many numbers of tiers are tried, from the most down.
const TRIES: usize = 4;

/// The sizes of all tiers below first place: single places, then tiers that grow as the places do.
fn sizes(singles: u32, rest: u32, tiers: u32) -> Vec<u32> {
    let (top, all) = (f64::from(singles), f64::from(singles.saturating_add(rest)));
    let border = |tier: u32| {
        let exact = top * libm::pow(all / top, f64::from(tier) / f64::from(tiers));
        whole(exact).clamp(
            singles.saturating_add(tier),
            singles.saturating_add(rest).saturating_sub(tiers.saturating_sub(tier)),
        )
    };
    let borders: Vec<u32> = (0..=tiers).map(border).collect();
    let mut grown: Vec<u32> = borders
        .iter()
        .zip(borders.iter().skip(1))
        .map(|(from, to)| to.saturating_sub(*from))
        .collect();
    grown.sort_unstable();
    let mut sizes = vec![1; to_usize(singles.saturating_sub(1))];
    sizes.append(&mut grown);
    sizes
}

/// A tier of the search: everything that its cost depends on.
#[derive(Debug, Clone, Copy, Default)]
struct PlacedTier {
    /// How many places.
    places: u32,
    /// The last of them.
    to: u32,
    /// Which nice amount, and how much it is.
    rung: usize,
    amount: i64,
    /// The sum of the curve, and of its squares, over the places.
    ideal: (f64, f64),
}

impl PlacedTier {
    fn spent(&self) -> i64 {
        self.amount.saturating_mul(i64::from(self.places))
    }

    /// The squared distance from the curve.
    fn cost(&self) -> f64 {
        let (each, places) = (wide(Money(self.amount)), f64::from(self.places));
        places * each * each - 2.0 * each * self.ideal.0 + self.ideal.1
    }

    fn on(self, rung: usize, ladder: &[i64]) -> Option<Self> {
        ladder.get(rung).map(|amount| Self { rung, amount: *amount, ..self })
    }
}

/// The tiers below first place while they are moved closer to the curve. First place takes the rest of the pool.
#[derive(Debug)]
struct Search<'a> {
    curve: &'a Curve,
    ladder: &'a [i64],
    pool: i64,
    singles: u32,
    steps: Vec<PlacedTier>,
    /// What first place is left with.
    first: i64,
}

impl<'a> Search<'a> {
    /// The tiers of these sizes at the best amounts. None where the money does not reach for them.
    fn start(
        pool: Money,
        curve: &'a Curve,
        ladder: &'a [i64],
        singles: u32,
        sizes: &[u32],
    ) -> Option<Self> {
        let mut steps: Vec<PlacedTier> = Vec::with_capacity(sizes.len());
        let mut to = 1_u32;
        for places in sizes {
            to = to.saturating_add(*places);
            let ideal = ideal(curve, *places, to);
            steps.push(PlacedTier { places: *places, to, ideal, ..PlacedTier::default() });
        }
        let mut search = Self { pool: pool.0, curve, ladder, singles, steps, first: 0 };
        search.climb().then_some(search)
    }

    /// Gives every tier its amount, from the last up: of all the ways so far those are followed on that could still come
    /// closest, were what is off now spread evenly over the places above. False, and nothing changed, where there is
    /// no legal way among them, or none closer than what there is.
    fn climb(&mut self) -> bool {
        let mut taken: Vec<(usize, usize)> = Vec::new();
        let mut ways = vec![Way::default()];
        for step in self.steps.iter().rev() {
            let mean = step.ideal.0 / f64::from(step.places);
            let near = self.ladder.partition_point(|amount| wide(Money(*amount)) <= mean);
            let above = f64::from(step.to.saturating_sub(step.places));
            let mut next: Vec<Way> = Vec::new();
            for way in &ways {
                let lowest = near.saturating_sub(NEAR).max(way.above_rung);
                for rung in lowest..=near.saturating_add(NEAR).saturating_sub(1).max(lowest) {
                    let Some(here) = step.on(rung, self.ladder) else { break };
                    let cost = way.cost + here.cost();
                    let off = way.off + wide(Money(here.spent())) - here.ideal.0;
                    next.push(Way {
                        above_rung: rung.saturating_add(1),
                        spent: way.spent.saturating_add(here.spent()),
                        cost,
                        off,
                        hope: cost + off * off / above,
                        before: taken.len(),
                    });
                    taken.push((way.before, rung));
                }
            }
            next.retain(|way| way.spent < self.pool);
            next.sort_by(|one, other| one.hope.total_cmp(&other.hope));
            next.dedup_by_key(|way| (way.above_rung, way.spent));
            next.truncate(WAYS);
            ways = next;
        }
        let second = |way: &Way| match way.above_rung.checked_sub(1) {
            Some(rung) => self.ladder.get(rung).copied().unwrap_or(i64::MAX),
            None => 0,
        };
        let legal = |way: &&Way| self.pool.saturating_sub(way.spent) > second(way);
        let Some(best) = ways.iter().find(legal) else { return false };
        if self.first > 0 && best.hope >= self.cost() * (1.0 - 1e-9) {
            return false;
        }
        self.first = self.pool.saturating_sub(best.spent);
        let mut at = best.before;
        for step in &mut self.steps {
            let Some((before, rung)) = taken.get(at).copied() else { return false };
            at = before;
            if let Some(here) = step.on(rung, self.ladder) {
                *step = here;
            }
        }
        true
    }

    /// How far first place is from the curve with so much, squared.
    fn first_cost(&self, first: i64) -> f64 {
        let off = wide(Money(first)) - self.curve.first();
        off * off
    }

    /// The squared distance of all from the curve.
    fn cost(&self) -> f64 {
        self.first_cost(self.first) + self.steps.iter().map(PlacedTier::cost).sum::<f64>()
    }

    /// Puts these tiers in if that is legal and brings the whole closer; they are in rising order.
    fn take(&mut self, tries: &[(usize, Option<PlacedTier>)]) -> bool {
        let mut first = self.first;
        let mut gain = 0.0;
        for (index, step) in tries {
            let (Some(now), Some(step)) = (self.steps.get(*index), step) else { return false };
            first = first.saturating_add(now.spent()).saturating_sub(step.spent());
            gain += now.cost() - step.cost();
        }
        gain += self.first_cost(self.first) - self.first_cost(first);
        // Less than this is the rounding of the computation itself.
        if gain <= 1e-9 * (self.first_cost(self.first) + 1.0) {
            return false;
        }
        let with = |index: usize| {
            let tried = tries.iter().find(|(at, _)| *at == index).and_then(|(_, step)| *step);
            tried.or_else(|| self.steps.get(index).copied())
        };
        let legal = tries.iter().all(|(index, _)| {
            let Some(here) = with(*index) else { return false };
            let above = match index.checked_sub(1) {
                None => first > here.amount,
                Some(above) => with(above)
                    .is_some_and(|up| up.amount > here.amount && up.places <= here.places),
            };
            let below = index.saturating_add(1);
            above
                && with(below)
                    .is_none_or(|down| down.amount < here.amount && down.places >= here.places)
        });
        let above_second = with(0).is_none_or(|second| first > second.amount);
        if !legal || !above_second {
            return false;
        }
        for (index, step) in tries {
            if let (Some(here), Some(step)) = (self.steps.get_mut(*index), step) {
                *here = *step;
            }
        }
        self.first = first;
        true
    }

    /// Until nothing helps any more.
    fn run(&mut self) {
        for _ in 0..SWEEPS {
            let mut closer = false;
            for index in 0..self.steps.len() {
                closer |= self.try_rung(index, 1) || self.try_rung(index, -1);
                closer |= self.try_border(index);
            }
            if !closer && !self.climb() {
                break;
            }
        }
    }

    /// Tries a tier one rung up or down.
    fn try_rung(&mut self, index: usize, up: isize) -> bool {
        let moved = self.steps.get(index).and_then(|step| {
            step.rung.checked_add_signed(up).and_then(|rung| step.on(rung, self.ladder))
        });
        self.take(&[(index, moved)])
    }

    /// Tries the border below a tier some places higher or lower.
    fn try_border(&mut self, index: usize) -> bool {
        let below = index.saturating_add(1);
        let mut closer = false;
        for far in [4, u32::MAX] {
            for up in [true, false] {
                let (Some(&step), Some(&next)) = (self.steps.get(index), self.steps.get(below))
                else {
                    return closer;
                };
                // The final table stays one by one.
                if step.to <= self.singles {
                    return closer;
                }
                let by = step.places.checked_div(far).unwrap_or(1).max(1);
                let (places, next_places) = if up {
                    (step.places.saturating_sub(by), next.places.saturating_add(by))
                } else {
                    (step.places.saturating_add(by), next.places.saturating_sub(by))
                };
                if places == 0 || next_places == 0 {
                    continue;
                }
                let to = step.to.saturating_add(places).saturating_sub(step.places);
                let here = PlacedTier { places, to, ideal: ideal(self.curve, places, to), ..step };
                let lower = ideal(self.curve, next_places, next.to);
                let there = PlacedTier { places: next_places, ideal: lower, ..next };
                closer |= self.take(&[(index, Some(here)), (below, Some(there))]);
            }
        }
        closer
    }

    fn tiers(&self) -> Vec<Tier> {
        let below =
            self.steps.iter().map(|step| Tier { prize: Money(step.amount), places: step.places });
        std::iter::once(Tier { prize: Money(self.first), places: 1 }).chain(below).collect()
    }
}

/// The amounts of the tiers from the last up to some tier.
#[derive(Debug, Clone, Copy, Default)]
struct Way {
    /// The lowest rung that the next tier may have.
    above_rung: usize,
    /// What these tiers take.
    spent: i64,
    /// How far they are from the curve, squared, and how far together.
    cost: f64,
    off: f64,
    /// The cost that the whole could still have.
    hope: f64,
    /// The last choice, among all that were made.
    before: usize,
}

/// So many rungs below and above the curve are looked at.
const NEAR: usize = 4;
/// So many ways are followed at a time.
const WAYS: usize = 250;
/// How often everything is tried at the most.
const SWEEPS: u32 = 40;

/// The sums of the curve over so many places that end at `to`.
fn ideal(curve: &Curve, places: u32, to: u32) -> (f64, f64) {
    if places == 1 {
        let at = curve.at(to);
        return (at, at * at);
    }
    let (upto, before) = (curve.sums(to), curve.sums(to.saturating_sub(places)));
    (upto.0 - before.0, upto.1 - before.1)
}
