//! Budget: the initial draw of 10,112 players under 10 ms, from the command to the state with everybody seated. The same for 20
//! and 1,000.

use budgets::{FIELD, Floor, report, timed};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use std::time::Duration;

fn main() {
    for players in [20, 1_000, FIELD] {
        let best = (0..20)
            .map(|_| {
                // A copy would share its parts, and each is copied when it first changes: while the watch runs.
                let mut fresh = Floor::entered(players);
                timed(|| fresh.say(DrawSeats {})).0
            })
            .min()
            .unwrap_or_default();
        report(&format!("initial draw, {players} players"), best, Duration::from_millis(10));
    }
}
