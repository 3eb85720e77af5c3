//! What must hold for every history, tried on random ones.
//!
//! `PROPTEST_CASES=2000 cargo test -p shuffle-up-engine --test engine properties` tries more of them.

mod as_the_room_is;
mod balancing;
mod blinds;
mod chips_left;
mod clock;
mod corrections;
mod finding;
mod floor;
mod garbage;
mod history;
mod invariants;
mod money;
mod past;
mod races;
mod seats;
mod setups;
mod table_numbers;
mod till;
mod together;

use proptest::test_runner::Config;

/// So many cases, or the number that the environment names. A failure is kept as a test with a name, not as a seed.
fn cases(usual: u32) -> Config {
    let named = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    Config {
        cases: named.unwrap_or(usual),
        failure_persistence: None,
        max_shrink_iters: 4_000,
        ..Config::default()
    }
}
