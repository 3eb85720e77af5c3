//! A generated prize structure (Musco, Sviridenko and Thaler, *Determining Tournament Payout Structures for Daily Fantasy
//! Sports*, arXiv 1601.04203): as close to an ideal curve as prizes come that a host can announce. Nice numbers, no prize
//! below the minimum cash, equal prizes in tiers that never shrink down the places, the final table each by itself, and
//! the pool spent to the minor unit: what the round numbers leave over is on first place.
//!
//! First place is settled first, on a line that rises with the pool: one more entry never makes it fall. The places below
//! then share exactly what it leaves, as close to the curve as they can.

#![allow(clippy::float_arithmetic)]

mod closest;
mod curve;
mod few;
pub mod first_version;
mod nice;

use crate::money::Money;
use closest::{Below, Found};
use curve::Curve;
use few::Few;
use nice::nice_amounts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a host wants of a generated structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StructureWish {
    /// How many places are paid.
    pub places: PlacesWish,
    /// The minimum cash, in hundredths of what an entry costs: 150 is one and a half buy-ins.
    pub least: u32,
    /// What first place gets.
    pub first: FirstWish,
    /// The most different prizes; absent for as many as suit the number of places.
    pub tiers: Option<u32>,
    /// Which generator makes the structure. 0 is the first, of tournaments that do not say; they keep the prizes that they
    /// announced. What is opened or put in force anew has the newest.
    #[serde(default)]
    pub version: u32,
}

/// The newest generator.
pub const NEWEST: u32 = 1;

/// How many places are to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PlacesWish {
    /// A share of the entries, rounded up.
    Share {
        /// Hundredths of a per cent: 1,250 is an eighth of the field.
        hundredths: u32,
    },
    /// So many, whatever the entries.
    Number {
        /// The number.
        places: u32,
    },
}

/// What first place is to get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstWish {
    /// What is usual for so many places: half of the pool for three, and from there down towards 15 per cent.
    Usual {},
    /// A share of the pool.
    Share {
        /// Hundredths of a per cent.
        hundredths: u32,
    },
    /// What a curve of this steepness gives: place i gets the minimum and a share of 1 / i^steepness.
    Steepness {
        /// Hundredths: 100 falls as 1, 1/2, 1/3.
        hundredths: u32,
    },
}

impl Default for StructureWish {
    fn default() -> Self {
        Self {
            places: PlacesWish::Share { hundredths: 1_250 },
            least: 150,
            first: FirstWish::Usual {},
            tiers: None,
            version: NEWEST,
        }
    }
}

/// Neighbouring places that get the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tier {
    /// What each of them gets.
    pub prize: Money,
    /// How many they are.
    pub places: u32,
}

/// A wish that the pool could not grant, with the nearest value that it could.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Granted {
    /// Every place at the minimum takes more than the pool: the minimum came down. Or the next round amount is well above
    /// it: the minimum went up.
    Least {
        /// The minimum wished for.
        wished: Money,
        /// The highest there is money for, or the next round amount.
        given: Money,
    },
    /// Not even the smallest amount for everybody.
    Places {
        /// The places wished for.
        wished: u32,
        /// The most there is money for.
        given: u32,
    },
    /// First place cannot get so much or so little.
    First {
        /// The first prize wished for.
        wished: Money,
        /// The nearest that leaves the others theirs.
        given: Money,
    },
}

/// A generated structure.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Structure {
    /// From first place down.
    pub tiers: Vec<Tier>,
    /// What could not be as wished.
    pub granted: Vec<Granted>,
}

impl Structure {
    /// The prize of each place from first down.
    #[must_use]
    pub fn prizes(&self) -> Vec<Money> {
        let places = |tier: &Tier| usize::try_from(tier.places).unwrap_or(0);
        self.tiers.iter().flat_map(|tier| std::iter::repeat_n(tier.prize, places(tier))).collect()
    }
}

impl StructureWish {
    /// How many places are paid in a field of so many entries, before money is asked for: at least one, at most everybody.
    #[must_use]
    pub fn places(&self, entries: u32) -> u32 {
        let wished = match self.places {
            PlacesWish::Number { places } => places,
            PlacesWish::Share { hundredths } => {
                let exact = u64::from(entries).saturating_mul(u64::from(hundredths));
                u32::try_from(exact.div_ceil(10_000)).unwrap_or(u32::MAX)
            }
        };
        wished.max(1).min(entries)
    }

    /// How many of these places there is money for.
    #[must_use]
    pub fn paid(&self, field: &Field) -> u32 {
        let places = field.places(self);
        if field.pool <= Money::ZERO || places == 0 {
            return 0;
        }
        if self.version == 0 {
            return first_version::paid(self, field.pool, places, field.buy_in, field.unit);
        }
        affordable(self, field, places, &mut Vec::new()).0
    }

    /// The structure of a field. Empty without a pool or places.
    #[must_use]
    pub fn structure(&self, field: &Field) -> Structure {
        let (pool, places) = (field.pool, field.places(self));
        if pool <= Money::ZERO || places == 0 {
            return Structure::default();
        }
        if self.version == 0 {
            return first_version::structure(self, pool, places, field.buy_in, field.unit);
        }
        self.promising(field, self.promised(field))
    }

    /// What first place is promised: with one entry less it got at most a unit more. Fields small enough are followed entry
    /// by entry, for there round amounts are further apart than an entry brings; where one place is paid, nothing is promised.
    fn promised(&self, field: &Field) -> i64 {
        let mut promised = 0;
        if field.entries > FOLLOWED {
            return promised;
        }
        let from = if field.from_table.is_some() { AFTER_TABLES } else { 2 };
        for entries in from..field.entries {
            let pool = field.pool.share(u64::from(entries), u64::from(field.entries));
            let before = Field { pool, entries, ..*field };
            if self.paid(&before) > FEW {
                break;
            }
            let made = self.promising(&before, promised);
            if made.tiers.len() > 1 {
                let first = made.tiers.first().map_or(0, |first| first.prize.0);
                promised = first.saturating_sub(field.unit.0.max(1));
            }
        }
        promised
    }

    /// The structure in which first place gets what it is promised, as far as the minimum of the others leaves it.
    fn promising(&self, field: &Field, promised: i64) -> Structure {
        let mut granted = Vec::new();
        let (places, ladder) = affordable(self, field, field.places(self), &mut granted);
        if places <= 1 {
            return Structure { tiers: vec![Tier { prize: field.pool, places: 1 }], granted };
        }
        let (wished, first) = self.first(field, places, &ladder);
        let most = self.tiers.unwrap_or(u32::MAX).min(usual_tiers(places)).max(2);
        let least = ladder.first().copied().unwrap_or(1);
        let others = least.saturating_mul(i64::from(places.saturating_sub(1)));
        let promised = promised.min(field.pool.0.saturating_sub(others));
        let first = Money(first.0.max(promised));
        let few = if places > FEW {
            None
        } else {
            self.few(field.pool, places, &ladder, most, (first, promised))
        };
        let tiers = few.unwrap_or_else(|| {
            let (first, below) = self.divided(field, places, &ladder, most, first);
            std::iter::once(Tier { prize: Money(first), places: 1 }).chain(below).collect()
        });
        let first = tiers.first().map_or(0, |first| first.prize.0);
        if wished.0.abs_diff(first) > wished.0.unsigned_abs() / MISSES {
            granted.push(Granted::First { wished, given: Money(first) });
        }
        Structure { tiers, granted }
    }

    /// The closest structure of few places, to the curve through its own first prize.
    fn few(
        &self,
        pool: Money,
        places: u32,
        ladder: &[i64],
        most: u32,
        (wanted, promised): (Money, i64),
    ) -> Option<Vec<Tier>> {
        let least = Money(ladder.first().copied().unwrap_or(1));
        let mut first = wanted;
        let mut best = None;
        for _ in 0..SETTLED {
            let curve = self.curve(pool, first, places, least);
            let ideal: Vec<f64> = (1..=places).map(|place| curve.at(place)).collect();
            let most = most.saturating_sub(1);
            let (_, tiers) = Few::new(&ideal, ladder, pool.0, promised, most).closest()?;
            let settled = tiers.first().map_or(first, |tier| tier.prize);
            best = Some(tiers);
            if settled == first {
                break;
            }
            first = settled;
        }
        best
    }

    /// What first place is wished to get, and what it can: more than an even share, and the others theirs.
    fn first(&self, field: &Field, places: u32, ladder: &[i64]) -> (Money, Money) {
        let (pool, least) = (field.pool, ladder.first().copied().unwrap_or(1));
        let others = Money(least).times(u64::from(places.saturating_sub(1)));
        let low = pool.share(1, u64::from(places)).0.max(least).saturating_add(1);
        let high = pool.minus(others).0.max(low);
        let wished = match self.first {
            FirstWish::Usual {} => field.usual_first(self, least),
            FirstWish::Share { hundredths } => pool.share(u64::from(hundredths), 10_000),
            FirstWish::Steepness { hundredths } => {
                let steepness = f64::from(hundredths) / 100.0;
                narrow(Curve::steep(wide(pool), places, wide(Money(least)), steepness).first())
            }
        };
        let given = Money(wished.0.clamp(low, high));
        // Nobody wished for what is usual.
        if self.first == (FirstWish::Usual {}) { (given, given) } else { (wished, given) }
    }

    /// First prize as near to this as the others leave it, and their tiers.
    fn divided(
        &self,
        field: &Field,
        places: u32,
        ladder: &[i64],
        most: u32,
        first: Money,
    ) -> (i64, Vec<Tier>) {
        let pool = field.pool.0;
        let least = ladder.first().copied().unwrap_or(1);
        let others = places.saturating_sub(1);
        // Whatever the others get near the curve, together it is a multiple of this.
        let last = self.curve(field.pool, first, places, Money(least)).at(places);
        let from = ladder.partition_point(|amount| wide(Money(*amount)) < last).saturating_sub(1);
        let near = ladder.iter().skip(from).take_while(|amount| **amount < first.0);
        let step = near.fold(0, gcd).max(1);
        let wanted = pool.saturating_sub(first.0);
        let near = wanted.saturating_add(step / 2).checked_div(step).unwrap_or(0);
        let mut best: Option<(i64, Found)> = None;
        for off in OFF {
            let sum = near.saturating_add(off).saturating_mul(step);
            let first = pool.saturating_sub(sum);
            if sum < least.saturating_mul(i64::from(others)) || first <= least {
                continue;
            }
            let Some(found) = self.below(pool, first, places, ladder, most) else { continue };
            let first = first.saturating_add(found.left);
            if first <= found.second() {
                continue;
            }
            let exact = found.left == 0;
            let nearer = |(_, before): &(i64, Found)| found.left.abs() < before.left.abs();
            if best.as_ref().is_none_or(nearer) {
                best = Some((first, found));
            }
            if exact {
                break;
            }
        }
        match best {
            Some((first, found)) => (first, found.tiers().collect()),
            // There is only one amount for the others.
            None => {
                let each = Tier { prize: Money(least), places: others };
                let first = pool.saturating_sub(least.saturating_mul(i64::from(others)));
                (first, vec![each])
            }
        }
    }

    /// The places below such a first prize: the final table one by one as far as that is no worse than rounding the curve,
    /// and otherwise whatever is closest.
    fn below(
        &self,
        pool: i64,
        first: i64,
        places: u32,
        ladder: &[i64],
        most: u32,
    ) -> Option<Found> {
        let least = Money(ladder.first().copied().unwrap_or(1));
        let curve = self.curve(Money(pool), Money(first), places, least);
        let sum = pool.saturating_sub(first);
        let mut below = Below::new(&curve, places, ladder, most.saturating_sub(1));
        let table = if most >= places.min(FINAL_TABLE) { places.min(FINAL_TABLE) } else { 1 };
        loop {
            let best = below.closest(sum, table).filter(|found| found.second() < first);
            if best.is_some() || !below.widen() {
                return best;
            }
        }
    }

    /// The ideal prizes through such a first prize.
    fn curve(&self, pool: Money, first: Money, places: u32, least: Money) -> Curve {
        let (pool, first, least) = (wide(pool), wide(first), wide(least));
        match self.first {
            FirstWish::Steepness { .. } => Curve::through(pool, places, least, first),
            _ => Curve::expected(pool, places, least, first),
        }
    }
}

/// All that a structure is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The pool.
    pub pool: Money,
    /// The entries.
    pub entries: u32,
    /// What an entry costs.
    pub buy_in: Money,
    /// The house's rounding unit.
    pub unit: Money,
    /// What the published tables pay first place where they end: with as many entries, and their part of the pool; absent
    /// for a structure without the tables. And how many places they pay.
    pub from_table: Option<(Money, u32)>,
}

impl Field {
    /// How many places are paid, before money is asked for. Where the published tables end, no fewer than they pay.
    fn places(&self, wish: &StructureWish) -> u32 {
        let places = wish.places(self.entries);
        match (wish.places, self.from_table) {
            (PlacesWish::Share { .. }, Some((_, table))) if wish.version > 0 => {
                places.max(table).min(self.entries)
            }
            _ => places,
        }
    }

    /// First place's usual prize: 15 per cent, and 35 divided by the root of a third of the places. A share of the entries
    /// counts here before it is rounded up to places, or first prize would fall with every further place.
    fn usual_first(&self, wish: &StructureWish, least: i64) -> Money {
        let exact = match wish.places {
            PlacesWish::Share { hundredths } => {
                f64::from(self.entries) * f64::from(hundredths) / 10_000.0
            }
            PlacesWish::Number { places } => f64::from(places.min(self.entries)),
        };
        let table = self.from_table.map_or(1, |(_, places)| places);
        let places = exact.max(f64::from(table));
        let (pool, least) = (wide(self.pool), wide(Money(least)));
        let share = (0.15 + 0.35 * libm::sqrt(3.0 / places)).min(MOST_FIRST);
        // Where the minimum cash takes most of the pool, the places between are not left without.
        let usual = (pool * share).min(least + (pool - least * places) * OF_SPARE);
        narrow(usual.max(self.from_table.map_or(0.0, |(first, _)| wide(first))))
    }
}

/// What the others get is tried at so many steps from what first place leaves them, until prizes sum to it.
const OFF: [i64; 17] = [0, -1, 1, -2, 2, -3, 3, -4, 4, -6, 6, -8, 8, -12, 12, -20, 20];
/// The most that first place usually gets.
const MOST_FIRST: f64 = 0.64;
/// And of what is above the minimum cash.
const OF_SPARE: f64 = 0.55;
/// So few places are looked at in every way.
const FEW: u32 = 6;
/// A field of so many entries is followed entry by entry.
const FOLLOWED: u32 = 64;
/// The published tables end before so many entries.
const AFTER_TABLES: u32 = 31;
/// How often the curve is drawn anew through the first prize that was closest to it.
const SETTLED: u32 = 6;
/// A wish is missed that is more than a twentieth off.
const MISSES: u64 = 20;

/// The places and the amounts that there is money for, the smallest of them the minimum cash.
fn affordable(
    wish: &StructureWish,
    field: &Field,
    places: u32,
    granted: &mut Vec<Granted>,
) -> (u32, Vec<i64>) {
    let pool = field.pool.0;
    let all = nice_amounts(field.unit.0, 1, pool);
    let Some(smallest) = all.first().copied() else { return (1, all) };
    // First place gets more than the others.
    let most = pool.saturating_sub(1).checked_div(smallest).unwrap_or(1).max(1);
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    if most < places {
        granted.push(Granted::Places { wished: places, given: most });
        return (most, all);
    }
    let wished = field.buy_in.share(u64::from(wish.least), 100);
    let cost = |amount: i64| amount.saturating_mul(i64::from(places));
    let mut from = all.partition_point(|amount| *amount < wished.0);
    if all.get(from).is_none_or(|least| cost(*least) >= pool) {
        // What is left over makes a structure of it.
        let room = field.pool.share(85, 100).0;
        from = all.partition_point(|amount| cost(*amount) <= room).saturating_sub(1);
    }
    let given = Money(all.get(from).copied().unwrap_or(smallest));
    if wished.0.abs_diff(given.0) > wished.0.unsigned_abs() / MISSES && wished > Money::ZERO {
        granted.push(Granted::Least { wished, given });
    }
    (places, all.into_iter().skip(from).collect())
}

/// The greatest common divisor.
fn gcd(one: i64, other: &i64) -> i64 {
    let (mut one, mut other) = (one, *other);
    while other != 0 {
        (one, other) = (other, one.checked_rem(other).unwrap_or(0));
    }
    one
}

/// How many different prizes suit so many places: the final table's nine, and three more for each doubling beyond, the one
/// that is begun as well; of the first doubling four for as much of it as there is.
fn usual_tiers(places: u32) -> u32 {
    let doublings = libm::log2(f64::from(places) / f64::from(FINAL_TABLE)).max(0.0);
    let begun = whole(libm::floor(doublings)).saturating_add(1).saturating_mul(3);
    let more = whole(libm::floor(4.0 * doublings)).max(1).min(begun);
    FINAL_TABLE.saturating_add(more).min(places)
}

/// The places that get a prize of their own.
const FINAL_TABLE: u32 = 9;

#[allow(clippy::cast_precision_loss)]
fn wide(money: Money) -> f64 {
    money.0 as f64
}

/// A count rounded to whole places.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(number: f64) -> u32 {
    libm::round(number) as u32
}

/// An amount to the minor unit.
#[allow(clippy::cast_possible_truncation)]
fn narrow(amount: f64) -> Money {
    Money(libm::round(amount) as i64)
}

#[cfg(test)]
mod tests;
