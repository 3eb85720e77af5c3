//! Budget: the table of a season of two hundred evenings of a hundred players, by a formula of the house's own, under 100 ms.

use budgets::{best_of, report};
use shuffle_up_seasons::points::Preset;
use shuffle_up_seasons::season::Events;
use shuffle_up_seasons::{Entry, Evening, Hundredths, Knockout, Rules, Season, table};
use std::time::Duration;

/// An evening whose players come in another order each time, and knock each other out down the places.
fn evening(number: u32, players: u32) -> Evening {
    let at = |place: u32| (place * 37 + number * 11) % players + 1;
    let entries = (0..players).map(|place| Entry {
        player: at(place),
        listed: Some(at(place)),
        name: format!("Player Number {}", at(place)),
        place: Some(place + 1),
        place_to: Some(place + 1),
        paid: 2_500,
        prize: if place < 10 { 10_000 } else { 0 },
        ..Entry::default()
    });
    let knockouts =
        (1..players).map(|place| Knockout { whom: Some(at(place)), by: vec![at(place - 1)] });
    Evening {
        id: number.to_string(),
        at: i64::from(number),
        is_final: true,
        decimals: 2,
        buy_in: 2_500,
        pool: 100_000,
        entries: entries.collect(),
        knockouts: knockouts.collect(),
        ..Evening::default()
    }
}

fn main() {
    for (evenings, players) in [(10, 20), (50, 100), (200, 100)] {
        let all: Vec<Evening> = (0..evenings).map(|number| evening(number, players)).collect();
        let text = "max(0, 10*sqrt(n)/sqrt(r)*(1+log10(b+0.25))) + k/2".to_string();
        let season = Season {
            events: Events { from: Some(0), ..Events::default() },
            rules: Rules {
                points: Preset::OwnFormula { text },
                knockout: Hundredths::ONE,
                drop: 5,
                ..Rules::default()
            },
            ..Season::default()
        };
        report(
            &format!("the table of {evenings} evenings of {players} players"),
            best_of(10, || table(&season, &all, false)),
            Duration::from_millis(100),
        );
    }
}
