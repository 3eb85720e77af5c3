//! The starting stacks of a finale, by the table of the season.

use crate::prelude::*;
use crate::table::Table;

/// How the stacks follow from the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stacks {
    /// The last one has the base, and everybody a step more for each who is ranked behind.
    ByRank {
        /// The least.
        base: i64,
        /// For each who is ranked behind.
        step: i64,
    },
    /// The base, and so many chips for each point; points below nothing take none.
    ByPoints {
        /// The least.
        base: i64,
        /// For each whole point; parts of a point have their part.
        chips: i64,
    },
}

/// A seat in the finale.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Finalist {
    /// Who.
    pub who: Who,
    /// The name.
    pub name: String,
    /// The rank in the table.
    pub rank: u32,
    /// The stack.
    pub stack: i64,
}

/// The stacks of those ranked first; all of them without a number, and whoever shares the last rank that qualifies. Stacks are
/// rounded up to whole multiples of the smallest chip.
#[must_use]
pub fn finalists(
    table: &Table,
    stacks: Stacks,
    places: Option<u32>,
    smallest_chip: i64,
) -> Vec<Finalist> {
    let ranked = || {
        let ranked = table.rows.iter().filter_map(|row| Some((row.rank?, row)));
        ranked.filter(|(rank, _)| places.is_none_or(|places| *rank <= places))
    };
    let stack = |rank: u32, points: i64| {
        let chips = match stacks {
            Stacks::ByRank { base, step } => {
                let behind = ranked().filter(|(other, _)| *other > rank).count();
                base.saturating_add(step.saturating_mul(i64::try_from(behind).unwrap_or(i64::MAX)))
            }
            Stacks::ByPoints { base, chips } => {
                let hundredths = chips.max(0).saturating_mul(points.max(0));
                base.saturating_add(hundredths.saturating_add(99).div_euclid(100))
            }
        };
        let unit = smallest_chip.max(1);
        let up = chips.saturating_add(unit.saturating_sub(1)).checked_div_euclid(unit);
        up.unwrap_or(0).saturating_mul(unit).max(0)
    };
    ranked()
        .map(|(rank, row)| Finalist {
            who: row.who.clone(),
            name: row.name.clone(),
            rank,
            stack: stack(rank, row.points.0),
        })
        .collect()
}
