//! Budgets: what a thousand stacks are worth for a hundred paid places under 100 ms; a structure of 125,000 places under
//! 1.5 s (the paper's takes 1.7 s).

use budgets::{best_of, report};
use divan::Bencher;
use shuffle_up_engine::money::Money;
use shuffle_up_engine::prizes::generated::StructureWish;
use shuffle_up_engine::prizes::icm::equities;
use std::time::Duration;

/// Stacks up to 250 to one.
fn stacks(players: u64) -> Vec<u64> {
    (0..players).map(|number| 1_000 + number * 7_919 % 250_000).collect()
}

fn prizes(places: i64) -> Vec<Money> {
    (1..=places).map(|place| Money(100_000_000 / place)).collect()
}

fn main() {
    let (field, paid) = (stacks(1_000), prizes(100));
    report(
        "what 1,000 stacks are worth, 100 paid",
        best_of(10, || equities(&field, &paid)),
        Duration::from_millis(100),
    );
    let wish = StructureWish::default();
    let pool = Money(9_000_000_000);
    report(
        "a prize structure of 125,000 places",
        best_of(10, || wish.structure(pool, 125_000, Money(10_000), Money(500))),
        Duration::from_millis(1_500),
    );
    divan::main();
}

/// How the worth of stacks grows with the field.
#[divan::bench(args = [10, 100, 1_000])]
fn worth_of_stacks(bencher: Bencher, players: u64) {
    let (field, paid) = (stacks(players), prizes(100));
    bencher.bench(|| equities(&field, &paid));
}

/// How a structure grows with its places.
#[divan::bench(args = [10, 100, 1_000, 10_000, 125_000])]
fn structure(bencher: Bencher, places: u32) {
    let wish = StructureWish::default();
    let pool = Money(72_000 * i64::from(places));
    bencher.bench(|| wish.structure(pool, places, Money(10_000), Money(500)));
}
