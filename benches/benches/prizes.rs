//! Budgets: what a thousand stacks are worth for a hundred paid places under 100 ms; a structure of 125,000 places under
//! 1.5 s (the paper's takes 1.7 s). The same for smaller and larger fields.

use budgets::{best_of, report};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::prize_wish::{PlacesWish, StructureWish};
use shuffle_up_engine::rules::prizes::icm::equities;
use shuffle_up_engine::state::generated_prizes::Field;
use std::time::Duration;

/// Stacks up to 250 to one.
fn stacks(players: u64) -> Vec<u64> {
    (0..players).map(|number| 1_000 + number * 7_919 % 250_000).collect()
}

fn prizes(places: i64) -> Vec<Money> {
    (1..=places).map(|place| Money(100_000_000 / place)).collect()
}

fn main() {
    for players in [20, 1_000, 10_112] {
        let paid = 100.min(i64::try_from(players).unwrap_or(100));
        let (field, paid) = (stacks(players), prizes(paid));
        report(
            &format!("what {players} stacks are worth, {} paid", paid.len()),
            best_of(10, || equities(&field, &paid)),
            Duration::from_millis(100),
        );
    }
    for places in [3, 150, 1_500, 125_000] {
        let places_wish = PlacesWish::Number { places };
        let wish = StructureWish { places: places_wish, ..StructureWish::default() };
        let field = Field {
            pool: Money(72_000 * i64::from(places)),
            entries: places,
            buy_in: Money(10_000),
            unit: Money(500),
            from_table: None,
        };
        report(
            &format!("a prize structure of {places} places"),
            best_of(10, || wish.structure(&field)),
            Duration::from_millis(1_500),
        );
    }
}
