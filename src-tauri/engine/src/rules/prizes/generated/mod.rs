//! A generated prize structure (Musco, Sviridenko and Thaler, *Determining Tournament Payout Structures for Daily Fantasy
//! Sports*, arXiv 1601.04203): as close to an ideal curve as prizes come that a host can announce. Nice numbers, no prize
//! below the minimum cash, equal prizes in tiers that never shrink down the places, the final table each by itself, and
//! the pool spent to the minor unit: what the round numbers leave over is on first place.
//!
//! First place is settled first, on a line that rises with the pool, so that one more entry does not make it fall. The places
//! below then share exactly what it leaves, as close to the curve as they can.

#![allow(clippy::float_arithmetic)]

mod closest;
mod curve;
mod few;
mod field_wish;
mod nice;
#[cfg(test)]
mod tests;

use crate::base::prelude::*;
use crate::rulebook::prize_wish::{PlacesWish, StructureWish};
use crate::state::generated_prizes::{Field, Granted, Structure};
use field_wish::{FieldWish, MOST_LEAST};
use nice::nice_amounts;

impl Field {
    /// How many places are paid, before money is asked for. Where the published tables end, no fewer than they pay.
    pub(crate) fn places(&self, wish: &StructureWish) -> u32 {
        let places = wish.places(self.entries);
        match (wish.places, self.from_table) {
            (PlacesWish::Share { .. }, Some((_, table))) => places.max(table).min(self.entries),
            _ => places,
        }
    }

    /// The minimum cash that is wished for.
    fn minimum(&self, wish: &StructureWish) -> Money {
        self.buy_in.share(u64::from(wish.least), 100)
    }
}

/// At least so many entries are followed one by one, and less than twice as many.
pub(crate) const FOLLOWED: u32 = 8;
/// And so many where few places are paid.
pub(crate) const FOLLOWED_OF_FEW: u32 = 32;
/// The published tables end before so many entries.
pub(crate) const AFTER_TABLES: u32 = 31;
/// A wish is missed by more than one part in so many.
const MISSES: u64 = 20;

/// The entry from which a field is followed. It is the same for most neighbours: both then say the same of a third.
pub(crate) fn followed(field: &Field, least: u32) -> u32 {
    let blocks = field.entries.saturating_sub(1).checked_div(least).unwrap_or(0);
    blocks.saturating_sub(1).saturating_mul(least)
}

/// The places and the amounts that there is money for, the smallest of them the minimum cash.
pub(crate) fn affordable(
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
    let most = to_u32(most);
    if most < places {
        granted.push(Granted::Places { wished: places, given: most });
        return (most, all);
    }
    let wished = field.minimum(wish);
    let cost = |amount: i64| amount.saturating_mul(i64::from(places));
    let mut from = all.partition_point(|amount| *amount < wished.0);
    if all.get(from).is_none_or(|least| cost(*least) >= pool) {
        // What is left over makes a structure of it.
        let room = field.pool.share(MOST_LEAST, 100).0;
        from = all.partition_point(|amount| cost(*amount) <= room).saturating_sub(1);
    }
    let given = Money(all.get(from).copied().unwrap_or(smallest));
    if misses(wished, given) && wished > Money::ZERO {
        granted.push(Granted::Least { wished, given });
    }
    (places, all.into_iter().skip(from).collect())
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

/// An amount to reckon with.
#[allow(clippy::cast_precision_loss)]
pub(super) fn wide(money: Money) -> f64 {
    money.0 as f64
}

/// Whether a wish is missed by so much that the host is told.
fn misses(wished: Money, given: Money) -> bool {
    wished.0.abs_diff(given.0) > wished.0.unsigned_abs() / MISSES
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

impl StructureWish {
    /// How many places are paid in a field of so many entries, before money is asked for: at least one, at most everybody.
    pub fn places(&self, entries: u32) -> u32 {
        let wished = match self.places {
            PlacesWish::Number { places } => places,
            PlacesWish::Share { hundredths } => {
                let exact = u64::from(entries).saturating_mul(u64::from(hundredths));
                to_u32(exact.div_ceil(10_000))
            }
        };
        wished.max(1).min(entries)
    }

    /// How many of these places there is money for.
    pub fn paid(&self, field: &Field) -> u32 {
        let places = field.places(self);
        if field.pool <= Money::ZERO || places == 0 {
            return 0;
        }
        affordable(self, field, places, &mut Vec::new()).0
    }

    /// The structure of a field. Empty without a pool or places.
    pub fn structure(&self, field: &Field) -> Structure {
        if field.pool <= Money::ZERO || field.places(self) == 0 {
            return Structure::default();
        }
        FieldWish::of(self, field).promising(self.promised(field))
    }

    /// What first place is promised: with one entry less it got at most a unit more. Round amounts may be further apart than an
    /// entry brings, so that the last entries are followed one by one, further where few places are paid. Where one place is
    /// paid, nothing is promised: it had the whole pool, and the second place's minimum is more than an entry brings.
    fn promised(&self, field: &Field) -> i64 {
        let mut promised = 0;
        let from = if field.from_table.is_some() { AFTER_TABLES } else { 2 };
        let (of_few, of_many) = (followed(field, FOLLOWED_OF_FEW), followed(field, FOLLOWED));
        for entries in of_few.max(from)..field.entries {
            let pool = field.pool.share(u64::from(entries), u64::from(field.entries));
            let before = FieldWish::of(self, &Field { pool, entries, ..*field });
            let near = before.places <= few::MOST || entries >= of_many;
            if before.places > 1 && near {
                promised = before.first(promised).saturating_sub(field.unit.0.max(1));
            }
        }
        promised
    }
}
