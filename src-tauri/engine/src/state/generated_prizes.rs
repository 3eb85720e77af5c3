//! A generated prize structure, and the one that a tournament keeps.

use crate::base::prelude::*;
use crate::rulebook::prize_wish::StructureWish;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
        /// The smallest prize, as it is paid.
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
    pub fn prizes(&self) -> Vec<Money> {
        let places = |tier: &Tier| to_usize(tier.places);
        self.tiers.iter().flat_map(|tier| std::iter::repeat_n(tier.prize, places(tier))).collect()
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

/// All that a structure depends on, and the structure.
type Generated = (StructureWish, Field, Structure);

/// The structure that was generated last for a tournament. Views ask for it many times between two changes of the pool, and
/// one of a thousand places takes milliseconds. It says nothing that the tournament does not say: two are always equal.
#[derive(Debug, Default)]
pub struct GeneratedPrizes(Mutex<Option<Arc<Generated>>>);

impl GeneratedPrizes {
    /// The structure of this wish and field: the one that is kept if it is theirs, else a new one, which is kept.
    pub(crate) fn structure(
        &self,
        wish: StructureWish,
        field: Field,
        generate: impl FnOnce() -> Structure,
    ) -> Structure {
        let theirs = |kept: &Arc<Generated>| kept.0 == wish && kept.1 == field;
        if let Some(kept) = self.kept().filter(theirs) {
            return kept.2.clone();
        }
        let structure = generate();
        *self.lock() = Some(Arc::new((wish, field, structure.clone())));
        structure
    }

    fn kept(&self) -> Option<Arc<Generated>> {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<Generated>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for GeneratedPrizes {
    fn clone(&self) -> Self {
        Self(Mutex::new(self.kept()))
    }
}

impl PartialEq for GeneratedPrizes {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for GeneratedPrizes {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Views of the same moment generate it once, a copy of the tournament not at all, a larger pool once more.
    #[test]
    fn a_structure_is_generated_once_for_a_field() {
        let wish = StructureWish::default();
        let field = |pool: i64| {
            let (pool, buy_in, unit) = (Money(pool), Money(2_500), Money(100));
            Field { pool, entries: 400, buy_in, unit, from_table: None }
        };
        let kept = GeneratedPrizes::default();
        let asked = |kept: &GeneratedPrizes, pool: i64| {
            let mut times = 0;
            let structure = kept.structure(wish, field(pool), || {
                times += 1;
                wish.structure(&field(pool))
            });
            (times, structure.prizes().into_iter().sum::<Money>())
        };
        assert_eq!(asked(&kept, 1_000_000), (1, Money(1_000_000)));
        let copy = kept.clone();
        assert_eq!(asked(&kept, 1_000_000), (0, Money(1_000_000)));
        assert_eq!(asked(&kept, 1_002_500), (1, Money(1_002_500)));
        assert_eq!(asked(&copy, 1_000_000), (0, Money(1_000_000)));
    }
}
