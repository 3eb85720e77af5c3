//! Seats for late entries: the same random process, the same pool (TCH 8a), tables kept level.

use crate::ids::{EntryId, Seat, SeatNumber, TableNumber};
use crate::random::Chance;
use crate::tournament::Tournament;
use std::collections::BTreeMap;

/// A seat for each newcomer: always at one of the shortest tables, table and seat by chance. `None` when the room is full.
#[must_use]
pub fn seats(
    tournament: &Tournament,
    newcomers: &[EntryId],
    seed: u64,
) -> Option<Vec<(EntryId, Seat)>> {
    seats_without(tournament, newcomers, None, seed)
}

/// As [`seats`], leaving out the seats of a table that breaks.
#[must_use]
pub fn seats_without(
    tournament: &Tournament,
    newcomers: &[EntryId],
    breaking: Option<TableNumber>,
    seed: u64,
) -> Option<Vec<(EntryId, Seat)>> {
    let mut chance = Chance::new(seed, "late entry");
    let mut open: BTreeMap<TableNumber, (usize, Vec<SeatNumber>)> = tournament
        .room
        .tables()
        .map(|(number, table)| (number, (table.players(), table.open_seats())))
        .filter(|(number, (_, seats))| Some(*number) != breaking && !seats.is_empty())
        .collect();
    let mut drawn = Vec::with_capacity(newcomers.len());
    for &entry in newcomers {
        let shortest = open.values().map(|(players, _)| *players).min()?;
        let tables: Vec<TableNumber> = open
            .iter()
            .filter(|(_, (players, _))| *players == shortest)
            .map(|(number, _)| *number)
            .collect();
        let table = *pick(&mut chance, &tables)?;
        let (players, seats) = open.get_mut(&table)?;
        let seat = *pick(&mut chance, seats)?;
        seats.retain(|other| *other != seat);
        *players = players.saturating_add(1);
        if seats.is_empty() {
            open.remove(&table);
        }
        drawn.push((entry, Seat { table, seat }));
    }
    Some(drawn)
}

/// One of the items, each equally likely.
pub(crate) fn pick<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let index = chance.below(u64::try_from(items.len()).ok()?);
    items.get(usize::try_from(index).ok()?)
}
