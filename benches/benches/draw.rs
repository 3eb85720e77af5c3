//! Budget: the initial draw of 10,112 players under 10 ms, from the command to the state with everybody seated.

use budgets::{FIELD, Floor, report};
use divan::Bencher;
use shuffle_up_engine::seating::draw::DrawSeats;
use std::time::Duration;

fn main() {
    let floor = Floor::entered(FIELD);
    // The copy is made before the watch starts, since no draw makes one.
    let best = (0..20)
        .map(|_| {
            let mut fresh = floor.clone();
            budgets::timed(|| fresh.say(DrawSeats {})).0
        })
        .min()
        .unwrap_or_default();
    report("initial draw, 10,112 players", best, Duration::from_millis(10));
    divan::main();
}

/// How the draw grows with the field.
#[divan::bench(args = [100, 1_000, FIELD], sample_count = 20)]
fn draw(bencher: Bencher, players: usize) {
    let floor = Floor::entered(players);
    bencher.with_inputs(|| floor.clone()).bench_values(|mut floor| floor.say(DrawSeats {}));
}
