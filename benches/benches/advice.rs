//! Budget: the advice after a bust at 1,200 tables under 1 ms.

use budgets::{Floor, best_of, bust, report, words};
use divan::Bencher;
use shuffle_up_engine::floor::advice::advice;
use shuffle_up_engine::house_rules::{GameForm, RuleBook, preset};
use std::time::Duration;

/// A room of so many full tables in which players have just gone out, so that something is due.
fn after_a_bust(book: RuleBook, tables: usize) -> Floor {
    let seats = usize::from(preset(book, GameForm::FullRing).seats_per_table);
    let mut floor = Floor::playing_by(book, tables * seats);
    while advice(floor.log.tournament()).is_empty() {
        let entry = floor.somebody();
        floor.say(bust(entry));
    }
    floor
}

fn main() {
    for book in RuleBook::ALL {
        let mut floor = after_a_bust(book, 1_200);
        let first = best_of(200, || advice(floor.log.tournament()));
        let mut slowest = Duration::ZERO;
        for _ in 0..400 {
            let looked = best_of(3, || advice(floor.log.tournament()));
            slowest = slowest.max(looked);
            if let Some(command) = floor.due() {
                floor.say(command);
            }
        }
        report(
            &format!("advice after a bust, 1,200 tables, {}", book.short()),
            first,
            Duration::from_millis(1),
        );
        println!("  the slowest advice of the next 400 actions: {}", words(slowest));
    }
    divan::main();
}

/// How the advice grows with the room.
#[divan::bench(args = [12, 120, 1_200])]
fn advice_after_a_bust(bencher: Bencher, tables: usize) {
    let floor = after_a_bust(RuleBook::Hpt, tables);
    bencher.bench(|| advice(floor.log.tournament()));
}
