//! The tournaments a host can start from.

use super::{Price, RebuyRule, SetUp};
use crate::chips::chip_set::Chip;
use crate::clock::schedule::{AfterLast, Schedule, Stage};
use crate::house_rules::hpt;
use crate::ids::{ChipCount, Millis};
use crate::money::{Currency, Money};
use crate::prizes::structure::{PrizeStructure, Shares};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A set-up to start from, with words about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Template {
    /// A stable name for scripts.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub about: String,
    /// The set-up.
    pub setup: SetUp,
}

/// Every template.
#[must_use]
pub fn all() -> Vec<Template> {
    vec![Template {
        id: "t1000".into(),
        name: "T1000 home game".into(),
        about: "A thousand chips, 20-minute levels, one rebuy, three to four hours for 10 to 24 players.".into(),
        setup: t1000(),
    }]
}

const MINUTE: Millis = 60_000;

/// The blinds of the T1000 schedule (HPT, Blinds).
const T1000_BLINDS: [(ChipCount, ChipCount); 15] = [
    (10, 20),
    (15, 30),
    (20, 40),
    (25, 50),
    (50, 100),
    (75, 150),
    (100, 200),
    (150, 300),
    (200, 400),
    (300, 600),
    (400, 800),
    (500, 1_000),
    (600, 1_200),
    (800, 1_600),
    (1_000, 2_000),
];

/// The breaks stand where a chip leaves play or an hour and a half has passed: after these levels.
const T1000_BREAKS_AFTER: [ChipCount; 4] = [20, 150, 400, 800];

/// The T1000 home tournament (HPT): 1000 chips for a $25 buy-in, one rebuy before the fourth level, 20-minute levels,
/// the published schedule and prize tables.
///
/// The book leaves breaks to the director; these stand where the schedule lets a colour leave, with one between.
#[must_use]
pub fn t1000() -> SetUp {
    let mut stages = Vec::new();
    for (small, big) in T1000_BLINDS {
        stages.push(Stage::blinds(small, big, 20 * MINUTE));
        if T1000_BREAKS_AFTER.contains(&small) {
            stages.push(Stage::pause(10 * MINUTE));
        }
    }
    let price = Price { prize: Money(2_500), fee: Money::ZERO };
    let chip =
        |value, name: &str, colour: &str| Chip { value, name: name.into(), colour: colour.into() };
    SetUp {
        name: "T1000 home game".into(),
        game: "No-limit hold'em".into(),
        starts_at: None,
        currency: Currency { code: "USD".into(), decimals: 2 },
        price,
        rebuy: Some(RebuyRule { price, chips: 1_000, limit: 1, until_level: 4 }),
        late_entry_until_level: Some(4),
        starting_stack: 1_000,
        stack_chips: vec![15, 13, 6, 0],
        chips: vec![
            chip(5, "red", "#c8372d"),
            chip(25, "green", "#2f8f5b"),
            chip(100, "black", "#23272b"),
            chip(500, "purple", "#7a4fa3"),
        ],
        schedule: Schedule { stages, after_last: AfterLast::Double, games: None },
        rules: hpt::house_rules(),
        prizes: PrizeStructure { shares: Shares::Hpt {}, unit: Money(500) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// HPT, Blinds: the T1000 schedule with 20-minute levels.
    #[test]
    fn t1000_blinds() {
        let blinds: Vec<_> = t1000()
            .schedule
            .stages
            .iter()
            .filter_map(Stage::level)
            .map(|level| (level.small, level.big, level.length_ms / MINUTE))
            .collect();
        let published = [10, 15, 20, 25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000];
        assert_eq!(blinds, published.map(|small| (small, 2 * small, 20)));
    }

    /// HPT, Poker chip value, column B: 15 red, 13 green and 6 black make a thousand.
    #[test]
    fn t1000_stack_b_makes_a_thousand() {
        let setup = t1000();
        let total: u64 = setup
            .chips
            .iter()
            .zip(&setup.stack_chips)
            .map(|(chip, n)| chip.value * u64::from(*n))
            .sum();
        assert_eq!(total, 1000);
    }

    #[test]
    fn every_template_passes_its_own_check() {
        for template in all() {
            assert!(template.setup.checked().is_ok(), "{}", template.id);
        }
    }
}
