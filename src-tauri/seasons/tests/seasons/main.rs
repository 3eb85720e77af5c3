//! Seasons and statistics over invented evenings.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod name_date;
mod over_a_season;
mod points;
mod properties;
mod statistics;

use shuffle_up_seasons::season::Events;
use shuffle_up_seasons::{Entry, Evening, Hundredths, Season, Table, Who};

/// An evening of players of the list, the winner first. Everybody paid 25 and nothing more; nobody won anything.
pub fn evening(id: &str, at: i64, order: &[u32]) -> Evening {
    let entries = (1u32..).zip(order).map(|(place, player)| Entry {
        player: *player,
        listed: Some(*player),
        name: format!("Player {player}"),
        place: Some(place),
        place_to: Some(place),
        paid: 2_500,
        ..Entry::default()
    });
    Evening {
        id: id.into(),
        name: format!("Evening {id}"),
        at,
        is_final: true,
        currency: "EUR".into(),
        decimals: 2,
        buy_in: 2_500,
        entries: entries.collect(),
        ..Evening::default()
    }
}

/// A season that takes every evening.
pub fn season() -> Season {
    let events = Events { from: Some(i64::MIN), ..Events::default() };
    Season { name: "Autumn".into(), events, ..Season::default() }
}

/// Who has how many points and which rank, by rank.
pub fn ranks(table: &Table) -> Vec<(u32, Option<u32>, String)> {
    let rows = table.rows.iter();
    rows.map(|row| (number(&row.who), row.rank, row.points.to_string())).collect()
}

/// The number on the list; 0 for a guest.
pub fn number(who: &Who) -> u32 {
    match who {
        Who::Listed(number) => *number,
        Who::Guest { .. } => 0,
    }
}

/// The points of a player of the list.
pub fn points_of(table: &Table, player: u32) -> Hundredths {
    let row = table.rows.iter().find(|row| row.who == Who::Listed(player));
    row.map_or(Hundredths::ZERO, |row| row.points)
}
