//! Budget: the advice after a bust at 1,200 tables under 1 ms.

use budgets::{Floor, best_of, bust, report, words};
use divan::Bencher;
use shuffle_up_engine::floor::advice::advice;
use std::time::Duration;

/// A room of so many tables in which a player has just gone out, so that a card is due at every fullest table.
fn after_a_bust(tables: usize) -> Floor {
    let mut floor = Floor::playing(tables * 10);
    for _ in 0..2 {
        if advice(floor.log.tournament()).is_empty() {
            let entry = floor.somebody();
            floor.say(bust(entry));
        }
    }
    while advice(floor.log.tournament()).is_empty() {
        let entry = floor.somebody();
        floor.say(bust(entry));
    }
    floor
}

fn main() {
    let mut floor = after_a_bust(1_200);
    let due = advice(floor.log.tournament());
    assert!(!due.is_empty());
    let cards = best_of(200, || advice(floor.log.tournament()));
    report(
        "advice after a bust, 1,200 tables: cards to every fullest table",
        cards,
        Duration::from_millis(1),
    );
    let mut slowest = Duration::ZERO;
    for _ in 0..400 {
        let looked = best_of(3, || advice(floor.log.tournament()));
        slowest = slowest.max(looked);
        if let Some(command) = floor.due() {
            floor.say(command);
        }
    }
    println!("  the slowest advice of the next 400 actions: {}", words(slowest));
    divan::main();
}

/// How the advice grows with the room.
#[divan::bench(args = [12, 120, 1_200])]
fn advice_after_a_bust(bencher: Bencher, tables: usize) {
    let floor = after_a_bust(tables);
    bencher.bench(|| advice(floor.log.tournament()));
}
