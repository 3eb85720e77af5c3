//! Seats for late entries: the same random process, the same pool (TCH 8a), tables kept level.

use crate::ids::{EntryId, Seat, SeatNumber, TableNumber};
use crate::random::Chance;
use crate::tables::room::{Room, Table};
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
    let mut given: BTreeMap<TableNumber, Vec<SeatNumber>> = BTreeMap::new();
    let mut drawn = Vec::with_capacity(newcomers.len());
    for &entry in newcomers {
        let tables = shortest_with_a_seat(&tournament.room, breaking, &given);
        let table = *pick(&mut chance, &tables)?;
        let mut seats = tournament.room.table(table)?.open_seats();
        let given_here = given.entry(table).or_default();
        seats.retain(|seat| !given_here.contains(seat));
        let seat = *pick(&mut chance, &seats)?;
        given_here.push(seat);
        drawn.push((entry, Seat { table, seat }));
    }
    Some(drawn)
}

/// The shortest tables that have an open seat, by number, counting the seats that this draw has given already. The room
/// knows its tables by size, so that only the shortest ones are looked at.
fn shortest_with_a_seat(
    room: &Room,
    breaking: Option<TableNumber>,
    given: &BTreeMap<TableNumber, Vec<SeatNumber>>,
) -> Vec<TableNumber> {
    let has_a_seat = |number: &TableNumber, size: usize| {
        Some(*number) != breaking
            && room.table(*number).is_some_and(|table| size < table.capacity())
    };
    let now = |number: &TableNumber, given: &Vec<SeatNumber>| {
        room.table(*number).map_or(0, Table::players).saturating_add(given.len())
    };
    let grown: Vec<(usize, TableNumber)> = given
        .iter()
        .map(|(number, given)| (now(number, given), *number))
        .filter(|(size, number)| has_a_seat(number, *size))
        .collect();
    let smallest_grown = grown.iter().map(|(size, _)| *size).min();
    for (size, numbers) in room.by_size() {
        if smallest_grown.is_some_and(|smallest| smallest < size) {
            break;
        }
        let untouched =
            numbers.iter().filter(|number| !given.contains_key(number) && has_a_seat(number, size));
        let of_this_size =
            grown.iter().filter(|(grown, _)| *grown == size).map(|(_, number)| number);
        let mut tables: Vec<TableNumber> = untouched.chain(of_this_size).copied().collect();
        if !tables.is_empty() {
            tables.sort_unstable();
            return tables;
        }
    }
    grown
        .iter()
        .filter(|(size, _)| Some(*size) == smallest_grown)
        .map(|(_, number)| *number)
        .collect()
}

/// One of the items, each equally likely.
pub(crate) fn pick<'a, T>(chance: &mut Chance, items: &'a [T]) -> Option<&'a T> {
    let index = chance.below(u64::try_from(items.len()).ok()?);
    items.get(usize::try_from(index).ok()?)
}
