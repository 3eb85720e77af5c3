//! Budget: the advice after a bust at 1,200 tables under 1 ms, by the house rules of every book. The same for 20, 1,000
//! and 10,112 entries.

use budgets::{FIELD, Floor, best_of, bust, report, words};
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use std::time::Duration;

/// A room of so many players, some of whom have just gone out, so that something is due.
fn after_a_bust(book: RuleBook, players: usize) -> Floor {
    let mut floor = Floor::playing_by(book, players);
    while advice(floor.log.tournament(), floor.now).is_empty() {
        let entry = floor.somebody();
        floor.say(bust(entry));
    }
    floor
}

/// Measures the first advice, and the slowest of the actions after it.
fn advised(what: &str, mut floor: Floor) {
    let first = best_of(200, || advice(floor.log.tournament(), floor.now));
    let mut slowest = Duration::ZERO;
    for _ in 0..400 {
        slowest = slowest.max(best_of(3, || advice(floor.log.tournament(), floor.now)));
        let Some(command) = floor.due() else { break };
        floor.say(command);
    }
    report(&format!("advice after a bust, {what}"), first, Duration::from_millis(1));
    println!("  the slowest advice of the next 400 actions: {}", words(slowest));
}

fn main() {
    for book in RuleBook::ALL {
        let seats = usize::from(preset(book, GameForm::FullRing).seats_per_table);
        let what = format!("1,200 tables, {}", book.short());
        advised(&what, after_a_bust(book, 1_200 * seats));
    }
    for players in [20, 1_000, FIELD] {
        advised(&format!("{players} entries"), after_a_bust(RuleBook::Hpt, players));
    }
}
