//! The T1000 home tournament of the home poker tourney book (HPT).

use super::*;
use crate::rulebook::setup::price::RebuyRule;

/// The blinds of the T1000 schedule (HPT, Blinds).
const BLINDS: [ChipCount; 15] =
    [10, 15, 20, 25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1_000];

/// The breaks stand where a chip leaves play or an hour and a half has passed: after these levels.
const BREAKS_AFTER: [ChipCount; 4] = [20, 150, 400, 800];

/// The T1000 home tournament (HPT): 1000 chips for a $25 buy-in, one rebuy before the fourth level, 20-minute levels,
/// the published schedule and prize tables, in their own percentages: a house that rounds says so.
///
/// The book leaves breaks to the director; these stand where the schedule lets a colour leave, with one between.
pub fn t1000() -> SetUp {
    with_levels_of(20 * MINUTE)
}

/// What stands before a house has chosen anything.
impl Default for SetUp {
    fn default() -> Self {
        t1000()
    }
}

/// The same with the book's longer levels of 30 minutes: a break more, since there is one after an hour and a half.
pub(super) fn t1000_30() -> SetUp {
    with_levels_of(30 * MINUTE)
}

fn with_levels_of(length: Millis) -> SetUp {
    let setup = set_up("T1000 home game", 25, 1_000, &[15, 13, 6, 0]);
    SetUp {
        chips: chips(&[5, 25, 100, 500]),
        rebuy: Some(RebuyRule {
            price: setup.price,
            chips: 1_000,
            limit: Some(1),
            until: Closing::Level { level: 4 },
            at_most: 0,
        }),
        schedule: evening(BLINDS, length, 10 * MINUTE, &BREAKS_AFTER),
        prizes: PrizeStructure { unit: Money::ZERO, ..setup.prizes.clone() },
        ..setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::schedule::Stage;
    use crate::rules::prizes::payouts::{how, notes, payouts};
    use crate::state::tournament::Tournament;

    /// HPT, Payout: thirteen at $25 are paid 50, 25, 15 and 10 per cent of $325, to the cent. A host who rounds reads what it moves.
    #[test]
    fn t1000_pays_the_percentages_of_the_book_until_a_host_rounds() {
        let mut tournament = Tournament::new(t1000());
        (tournament.counted_entries, tournament.prize_pool) = (13, Money(32_500));
        assert_eq!(payouts(&tournament), [16_250, 8_125, 4_875, 3_250].map(Money));
        assert!(notes(&tournament).is_empty());
        assert_eq!(
            how(&tournament).0.english,
            "Published table for 11-20 players: 50 / 25 / 15 / 10 per cent."
        );
        tournament.setup.prizes.unit = Money(500);
        assert_eq!(payouts(&tournament), [17_000, 8_000, 4_500, 3_000].map(Money));
        let moved = "Rounding down to $5 moves $7.50 from the lower places to first place.";
        assert_eq!(notes(&tournament)[0].english, moved);
        assert_eq!(t1000_30().prizes, t1000().prizes);
    }

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
}
